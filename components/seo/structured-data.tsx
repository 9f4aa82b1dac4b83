import { processors } from 'next-seo'
import type { Article, ArticleImage } from '@/content/articles'
import { pages } from '@/content/pages'
import { site } from '@/content/site'
import { faqCategories, territory } from '@/content/words'
import { env } from '@/env.mjs'
import { absoluteUrl, socialImageUrl } from './addresses'
import { findSitePage } from './site-pages'

type JsonLdValue =
  string | number | boolean | undefined | JsonLdValue[] | { [key: string]: JsonLdValue }
type JsonLdObject = Record<string, JsonLdValue>

const language = 'fr-CA'
const siteId = `${absoluteUrl('/')}#site`

/** The same on every page, so that search engines merge what the pages say of the agency. */
const businessId = `${absoluteUrl('/')}#agence`

const teamId = `${absoluteUrl('/')}#equipe`

const [latitude, longitude] = territory.centre

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']

/** Where else the agency is found: its other pages and its reviews. */
const otherAddresses = [...site.sameAs, site.claims.reviewsUrl].filter(Boolean)

/** The minimum age stands on the offered service: schema.org has no `audience` for a business. */
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

const webSite: JsonLdObject = {
  '@type': 'WebSite',
  '@id': siteId,
  name: site.brand,
  alternateName: `${site.brand}, ${site.tagline}`,
  url: absoluteUrl('/'),
  inLanguage: language,
  publisher: { '@id': businessId },
}

/** The pages that schema.org has a name for; the others are a WebPage. */
const pageTypes: Partial<Record<string, string>> = {
  '/blog': 'CollectionPage',
  '/contact': 'ContactPage',
  '/faq': 'FAQPage',
  '/liens-utiles': 'CollectionPage',
  '/notre-equipe': 'AboutPage',
  '/notre-mission': 'AboutPage',
  '/outils': 'CollectionPage',
}

const questionRecords = () =>
  faqCategories.flatMap(({ questions }) =>
    questions
      .filter(({ mostAsked }) => mostAsked)
      .map(({ id, question, answer }) => ({
        '@type': 'Question',
        '@id': `${absoluteUrl('/faq')}#${id}`,
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer.text },
      })),
  )

/** What a page is mainly about, where that has a record of its own. */
function mainEntityOf(type: string): JsonLdObject {
  if (type === 'FAQPage') return { mainEntity: questionRecords() }
  return type === 'ContactPage' || type === 'AboutPage' ? { mainEntity: { '@id': businessId } } : {}
}

/** The names of the menus, from the home page down; the home page itself has no trail. */
function breadcrumbsOf(path: string, article: Article | undefined) {
  if (path === '/') return []
  const parents = article ? ['/', '/blog'] : ['/']
  const labels = pages.filter((page) => [...parents, path].includes(page.path))
  const crumbs = labels.map((page) => ({ path: page.path, name: page.label }))
  return article ? [...crumbs, { path, name: article.title }] : crumbs
}

/**
 * A local picture is addressed under the base path of its own build; search engines are given the
 * production address.
 */
const pictureAddress = (image: ArticleImage) =>
  'remote' in image ? image.remote : `${env.siteUrl}${image.fallback.slice(env.basePath.length)}`

/** With an @id of its own: under the agency's, its name would be a second name of the agency. */
const teamRecord = (name: string): JsonLdObject => ({
  '@type': 'Organization',
  '@id': teamId,
  name,
  url: absoluteUrl('/notre-equipe'),
  parentOrganization: { '@id': businessId },
})

/**
 * An article, and its author where that is the team, under the brand; any other author is a person.
 */
function articleRecords(article: Article, pageId: string): JsonLdObject[] {
  const { author, date, updated, sources } = article
  const isTeam = author.includes(site.brand)
  const posting: JsonLdObject = {
    '@type': 'BlogPosting',
    '@id': `${article.url}#article`,
    headline: article.title,
    description: article.description ?? article.excerpt,
    url: article.url,
    image: [pictureAddress(article.image), socialImageUrl(article.path)],
    datePublished: date.iso,
    dateModified: (updated ?? date).iso,
    author: isTeam ? { '@id': teamId } : { '@type': 'Person', name: author },
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
  return isTeam ? [posting, teamRecord(author)] : [posting]
}

/**
 * The records of a page, tied to one another by `@id`; a pure function, so that tests read what
 * search engines read.
 */
export function structuredRecords(path: string, article?: Article) {
  const { title, description, modified } = findSitePage(path)
  const url = absoluteUrl(path)
  const type = pageTypes[path] ?? 'WebPage'
  const pageId = `${url}#page`
  const breadcrumbsId = `${url}#fil`
  const breadcrumbs = breadcrumbsOf(path, article)

  const page: JsonLdObject = {
    '@type': type,
    '@id': pageId,
    url,
    name: title,
    description,
    dateModified: modified,
    inLanguage: language,
    isPartOf: { '@id': siteId },
    about: { '@id': businessId },
    primaryImageOfPage: { '@type': 'ImageObject', url: socialImageUrl(path) },
    ...(breadcrumbs.length > 0 && { breadcrumb: { '@id': breadcrumbsId } }),
    ...mainEntityOf(type),
  }
  const breadcrumbList: JsonLdObject = {
    '@type': 'BreadcrumbList',
    '@id': breadcrumbsId,
    itemListElement: breadcrumbs.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.name,
      item: absoluteUrl(crumb.path),
    })),
  }
  return {
    '@context': 'https://schema.org',
    '@graph': [
      business,
      webSite,
      page,
      ...(breadcrumbs.length > 0 ? [breadcrumbList] : []),
      ...(article ? articleRecords(article, pageId) : []),
    ],
  }
}

/**
 * Prints structured data with every `<` escaped: next-seo's own component (7.3.0) lets `</script >`
 * through, which ends a script as well.
 */
export const JsonLd = ({ data, id }: { data: JsonLdValue; id: string }) => (
  <script
    type="application/ld+json"
    id={id}
    dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', String.raw`\u003C`) }}
  />
)

export const StructuredData = ({ path, article }: { path: string; article?: Article }) => (
  <JsonLd id="donnees-structurees" data={structuredRecords(path, article)} />
)
