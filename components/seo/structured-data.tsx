import { processors } from 'next-seo'
import type { Article, ArticleImage } from '@/content/articles'
import { pages } from '@/content/pages'
import type { PageMeta } from '@/content/schema/parts'
import { site } from '@/content/site'
import { territory, type Words } from '@/content/words'
import { env } from '@/env.mjs'
import { absoluteUrl, socialImageUrl } from './addresses'

/** What a page is. The FAQ and an article bring what only they have. */
export type StructuredPage =
  | {
      type: 'WebPage' | 'AboutPage' | 'ContactPage' | 'CollectionPage'
      path: string
      meta: PageMeta
    }
  | { type: 'FAQPage'; path: string; meta: PageMeta; categories: Words['faqCategories'] }
  | { type: 'BlogPosting'; article: Article }

type Crumb = { path: string; name: string }
type Facts = Crumb & { description: string; type: string; modified?: string | undefined }
type JsonLdValue =
  string | number | boolean | undefined | JsonLdValue[] | { [key: string]: JsonLdValue }
type JsonLdObject = Record<string, JsonLdValue>

const language = 'fr-CA'
const siteId = `${absoluteUrl('/')}#site`

/** The same on every page: search engines gather under this name all that the pages say of the agency. */
const businessId = `${absoluteUrl('/')}#agence`

const teamId = `${absoluteUrl('/')}#equipe`

const [latitude, longitude] = territory.centre

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']

/** Where else the agency is found: its other pages, and its opinions. */
const otherAddresses = [...site.sameAs, site.claims.reviewsUrl].filter(Boolean)

/** The minimum age stands on the service of the free offer, since schema.org gives `audience` to no business. */
const business: JsonLdValue = {
  '@type': 'LocalBusiness',
  '@id': businessId,
  name: site.brand,
  slogan: site.tagline,
  url: absoluteUrl('/'),
  logo: absoluteUrl('/icons/icon-512.png'),
  image: socialImageUrl('/'),
  telephone: site.phone.href.replace('tel:', ''),
  email: site.email,
  ...(otherAddresses.length > 0 && { sameAs: otherAddresses }),
  foundingDate: String(site.foundedYear),
  knowsLanguage: 'fr-CA',
  priceRange: 'Gratuit',
  address: {
    '@type': 'PostalAddress',
    addressLocality: 'Québec',
    addressRegion: 'QC',
    addressCountry: 'CA',
  },
  areaServed: [
    {
      '@type': 'GeoCircle',
      name: site.area,
      geoMidpoint: { '@type': 'GeoCoordinates', latitude, longitude },
      geoRadius: site.serviceRadiusMetres,
    },
    ...site.towns.map((name) => ({
      '@type': 'Place',
      name,
      address: { '@type': 'PostalAddress', addressRegion: 'QC', addressCountry: 'CA' },
    })),
  ],
  openingHoursSpecification: {
    ...processors.processOpeningHours({
      dayOfWeek: weekdays,
      opens: site.hours.opens,
      closes: site.hours.closes,
    }),
  },
  aggregateRating: {
    ...processors.processAggregateRating({
      ratingValue: site.claims.rating,
      reviewCount: site.claims.reviews,
      bestRating: 5,
    }),
  },
  makesOffer: {
    '@type': 'Offer',
    price: 0,
    priceCurrency: 'CAD',
    itemOffered: {
      '@type': 'Service',
      name: site.tagline,
      description: site.whoPays,
      provider: { '@id': businessId },
      audience: { '@type': 'PeopleAudience', suggestedMinAge: site.minimumAge },
    },
  },
}

const listedPage = (path: string) => pages.find((page) => page.path === path)
const labelOf = (path: string) => listedPage(path)?.label ?? site.brand

const webSite: JsonLdObject = {
  '@type': 'WebSite',
  '@id': siteId,
  name: site.brand,
  alternateName: `${site.brand}, ${site.tagline}`,
  url: absoluteUrl('/'),
  inLanguage: language,
  publisher: { '@id': businessId },
}

function describePage(page: StructuredPage): Facts {
  if (page.type !== 'BlogPosting')
    return {
      path: page.path,
      name: page.meta.title,
      description: page.meta.description,
      type: page.type,
      modified: listedPage(page.path)?.modified,
    }
  const { path, title, description, excerpt } = page.article
  return { path, name: title, description: description ?? excerpt, type: 'WebPage' }
}

/** From the home page down; the home page itself has no trail. */
function breadcrumbOf({ path, name }: Facts, isArticle: boolean): Crumb[] {
  if (path === '/') return []
  const home = { path: '/', name: labelOf('/') }
  return isArticle
    ? [home, { path: '/blog', name: labelOf('/blog') }, { path, name }]
    : [home, { path, name: labelOf(path) }]
}

function questionsOf(categories: Words['faqCategories']): JsonLdValue {
  return categories.flatMap(({ questions }) =>
    questions.map(({ id, question, answer }) => ({
      '@type': 'Question',
      '@id': `${absoluteUrl('/faq')}#${id}`,
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer.text },
    })),
  )
}

/** A local picture is addressed under the base path of its own build; search engines are given the production address. */
const pictureAddress = (image: ArticleImage) =>
  'remote' in image ? image.remote : `${env.siteUrl}${image.fallback.slice(env.basePath.length)}`

/** The team, under the brand, is a part of the agency; any other author is a person. */
const isTeam = (author: string) => author.includes(site.brand)

/** With an @id of its own: under the agency's, its name would be a second name of the agency. */
const teamRecord = (name: string): JsonLdObject => ({
  '@type': 'Organization',
  '@id': teamId,
  name,
  url: absoluteUrl('/notre-equipe'),
  parentOrganization: { '@id': businessId },
})

function blogPosting(article: Article, pageId: string): JsonLdObject {
  const { author, date, updated, sources } = article
  return {
    '@type': 'BlogPosting',
    '@id': `${article.url}#article`,
    headline: article.title,
    description: article.description ?? article.excerpt,
    url: article.url,
    image: [pictureAddress(article.image), socialImageUrl(article.path)],
    datePublished: date.iso,
    dateModified: (updated ?? date).iso,
    author: isTeam(author) ? { '@id': teamId } : { '@type': 'Person', name: author },
    publisher: { '@id': businessId },
    mainEntityOfPage: { '@id': pageId },
    articleSection: article.category,
    keywords: article.keywords,
    wordCount: article.body.words,
    inLanguage: language,
    isAccessibleForFree: true,
    ...(sources.length > 0 && {
      citation: sources.map(({ title, url }) => ({ '@type': 'WebPage', name: title, url })),
    }),
  }
}

/** The records of a page, tied to one another by `@id`; a pure function, so that tests read what search engines read. */
export function structuredRecords(page: StructuredPage): JsonLdObject {
  const facts = describePage(page)
  const url = absoluteUrl(facts.path)
  const pageId = `${url}#page`
  const trailId = `${url}#fil`
  const trail = breadcrumbOf(facts, page.type === 'BlogPosting')
  const record: JsonLdObject = {
    '@type': facts.type,
    '@id': pageId,
    url,
    name: facts.name,
    description: facts.description,
    dateModified: facts.modified,
    inLanguage: language,
    isPartOf: { '@id': siteId },
    about: { '@id': businessId },
    primaryImageOfPage: { '@type': 'ImageObject', url: socialImageUrl(facts.path) },
    ...(trail.length > 0 && { breadcrumb: { '@id': trailId } }),
    ...(page.type === 'FAQPage' && { mainEntity: questionsOf(page.categories) }),
    ...((page.type === 'ContactPage' || page.type === 'AboutPage') && {
      mainEntity: { '@id': businessId },
    }),
  }
  const breadcrumb: JsonLdObject = {
    '@type': 'BreadcrumbList',
    '@id': trailId,
    itemListElement: trail.map(({ path, name }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteUrl(path),
    })),
  }
  return {
    '@context': 'https://schema.org',
    '@graph': [
      business,
      webSite,
      record,
      ...(trail.length > 0 ? [breadcrumb] : []),
      ...(page.type === 'BlogPosting' ? [blogPosting(page.article, pageId)] : []),
      ...(page.type === 'BlogPosting' && isTeam(page.article.author)
        ? [teamRecord(page.article.author)]
        : []),
    ],
  }
}

/** The one door for all structured data, with every `<` escaped: next-seo's own component (7.3.0) lets `</script >` through, which ends a script as well. */
export const JsonLd = ({ data, id }: { data: JsonLdValue; id: string }) => (
  <script
    type="application/ld+json"
    id={id}
    dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', String.raw`\u003C`) }}
  />
)

export function StructuredData({ page }: { page: StructuredPage }) {
  return <JsonLd id="donnees-structurees" data={structuredRecords(page)} />
}
