import { JsonLdScript } from 'next-seo'
import { type Article, articles } from '@/content/articles'
import { findSitePage, pages } from '@/content/pages'
import { site } from '@/content/site'
import { words } from '@/content/words'
import { buildAbsoluteUrl, buildSocialImageUrl } from './addresses'

const language = 'fr-CA'
const siteId = `${buildAbsoluteUrl('/')}#site`

/**
 * The id is the same on every page, so that search engines merge what the pages say of the agency.
 */
const businessId = `${buildAbsoluteUrl('/')}#agence`

const [latitude, longitude] = words.territory.centre

const quebec = { '@type': 'PostalAddress', addressRegion: 'QC', addressCountry: 'CA' }

/** The minimum age stands on the offered service: schema.org has no `audience` for a business. */
const business = {
  '@type': 'LocalBusiness',
  '@id': businessId,
  name: site.brand,
  slogan: site.tagline,
  url: buildAbsoluteUrl('/'),
  logo: buildAbsoluteUrl('/icons/icon-512.png'),
  image: buildSocialImageUrl('/'),
  telephone: site.phone.href.replace('tel:', ''),
  email: site.email,
  // These addresses are the agency's pages on other sites, and its reviews.
  sameAs: [...site.sameAs, site.claims.reviewsUrl].filter(Boolean),
  foundingDate: String(site.foundedYear),
  knowsLanguage: language,
  priceRange: 'Gratuit',
  address: { ...quebec, addressLocality: 'Québec' },
  areaServed: [
    {
      '@type': 'GeoCircle',
      name: site.area,
      geoMidpoint: { '@type': 'GeoCoordinates', latitude, longitude },
      geoRadius: site.serviceRadiusMetres,
    },
    ...site.towns.map((name) => ({ '@type': 'Place', name, address: quebec })),
  ],
  openingHoursSpecification: {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    opens: site.hours.opens,
    closes: site.hours.closes,
  },
  aggregateRating: {
    '@type': 'AggregateRating',
    ratingValue: site.claims.rating,
    reviewCount: site.claims.reviews,
    bestRating: 5,
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

const webSite = {
  '@type': 'WebSite',
  '@id': siteId,
  name: site.brand,
  alternateName: `${site.brand}, ${site.tagline}`,
  url: buildAbsoluteUrl('/'),
  inLanguage: language,
  publisher: { '@id': businessId },
}

const questionRecords = words.faqCategories.flatMap(({ questions }) =>
  questions
    .filter(({ mostAsked }) => mostAsked)
    .map(({ id, question, answer }) => ({
      '@type': 'Question',
      '@id': `${buildAbsoluteUrl('/faq')}#${id}`,
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer.text },
    })),
)

const aboutPage = { '@type': 'AboutPage', mainEntity: { '@id': businessId } }

/** The pages that schema.org has a type for, with their main subject. */
const pageTypes: Partial<Record<string, object>> = {
  '/blog': { '@type': 'CollectionPage' },
  '/contact': { '@type': 'ContactPage', mainEntity: { '@id': businessId } },
  '/faq': { '@type': 'FAQPage', mainEntity: questionRecords },
  '/liens-utiles': { '@type': 'CollectionPage' },
  '/notre-equipe': aboutPage,
  '/notre-mission': aboutPage,
  '/outils': { '@type': 'CollectionPage' },
}

/** Describes the path from the home page, by the labels of the menus. */
function describeBreadcrumbs(path: string, article?: Article) {
  const trail = article ? ['/', '/blog'] : ['/', path]
  const crumbs = pages.filter((page) => trail.includes(page.path))

  return {
    '@type': 'BreadcrumbList',
    itemListElement: [...crumbs, ...(article ? [{ path, label: article.title }] : [])].map(
      (crumb, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: crumb.label,
        item: buildAbsoluteUrl(crumb.path),
      }),
    ),
  }
}

/**
 * The team has its own @id: under the agency's id, its name would be a second name of the agency.
 */
const describeAuthor = (name: string) =>
  name.includes(site.brand)
    ? {
        '@type': 'Organization',
        '@id': `${buildAbsoluteUrl('/')}#equipe`,
        name,
        url: buildAbsoluteUrl('/notre-equipe'),
        parentOrganization: { '@id': businessId },
      }
    : { '@type': 'Person', name }

const describeArticle = (article: Article, pageId: string) => ({
  '@type': 'BlogPosting',
  '@id': `${article.url}#article`,
  headline: article.title,
  description: article.description ?? article.excerpt,
  url: article.url,
  image: buildSocialImageUrl(article.path),
  datePublished: article.date.iso,
  dateModified: (article.updated ?? article.date).iso,
  author: describeAuthor(article.author),
  publisher: { '@id': businessId },
  mainEntityOfPage: { '@id': pageId },
  articleSection: article.category,
  keywords: article.keywords,
  inLanguage: language,
  isAccessibleForFree: true,
  citation: article.sources.map(({ title, url }) => ({ '@type': 'WebPage', name: title, url })),
})

/** Builds the records of a page, linked to one another by `@id`. */
export function buildStructuredRecords(path: string, article?: Article) {
  const { title, description, modified } = findSitePage(path)
  const url = buildAbsoluteUrl(path)
  const pageId = `${url}#page`

  const page = {
    '@type': 'WebPage',
    '@id': pageId,
    url,
    name: title,
    description,
    dateModified: modified,
    inLanguage: language,
    isPartOf: { '@id': siteId },
    about: { '@id': businessId },
    primaryImageOfPage: { '@type': 'ImageObject', url: buildSocialImageUrl(path) },
    breadcrumb: path === '/' ? undefined : describeBreadcrumbs(path, article),
    ...pageTypes[path],
  }
  return {
    '@context': 'https://schema.org',
    '@graph': [business, webSite, page, ...(article ? [describeArticle(article, pageId)] : [])],
  }
}

export function StructuredData({ path }: { path: string }) {
  const article = articles.find((each) => each.path === path)
  return (
    <JsonLdScript scriptKey="donnees-structurees" data={buildStructuredRecords(path, article)} />
  )
}
