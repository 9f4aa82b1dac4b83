import { expect, test } from '@jest/globals'
import { buildStructuredRecords } from '@/components/seo/structured-data'
import { articles, type Article } from '@/content/articles'
import { words } from '@/content/words'
import { site } from '@/content/site'
import { env } from '@/env.mjs'

const businessId = `${env.siteUrl}/#agence`
const teamId = `${env.siteUrl}/#equipe`

/** Converts to JSON and back, as search engines receive it. */
function readGraph(path: string, article?: Article) {
  const records = JSON.parse(JSON.stringify(buildStructuredRecords(path, article))) as {
    '@graph': Record<string, unknown>[]
  }
  return records['@graph']
}
const findRecord = (type: string, path: string, article?: Article) =>
  readGraph(path, article).find((record) => record['@type'] === type)

test('describes the local business as the specification asks', () => {
  expect(findRecord('LocalBusiness', '/contact')).toMatchObject({
    '@id': businessId,
    name: site.brand,
    telephone: `+1${site.phone.text.replace(/\D/g, '')}`,
    email: site.email,
    priceRange: 'Gratuit',
    address: { addressRegion: 'QC', addressCountry: 'CA' },
    openingHoursSpecification: { opens: site.hours.opens, closes: site.hours.closes },
    areaServed: [
      {
        '@type': 'GeoCircle',
        geoRadius: site.serviceRadiusMetres,
        geoMidpoint: { latitude: 46.8119, longitude: -71.205 },
      },
      ...site.towns.map((name) => ({ name })),
    ],
    aggregateRating: { ratingValue: site.claims.rating, reviewCount: site.claims.reviews },
    makesOffer: {
      price: 0,
      priceCurrency: 'CAD',
      itemOffered: { audience: { suggestedMinAge: site.minimumAge } },
    },
  })
})

test('links a page to the agency, with breadcrumbs except on the home page', () => {
  expect(findRecord('ContactPage', '/contact')).toMatchObject({
    url: `${env.siteUrl}/contact/`,
    name: words.contactPage.meta.title,
    inLanguage: 'fr-CA',
    mainEntity: { '@id': businessId },
    breadcrumb: {
      itemListElement: [
        { position: 1, name: 'Accueil', item: `${env.siteUrl}/` },
        { position: 2, name: 'Contact', item: `${env.siteUrl}/contact/` },
      ],
    },
  })
  expect(findRecord('WebPage', '/')).not.toHaveProperty('breadcrumb')
})

test('lists the most asked questions of the FAQ with their whole answers', () => {
  const page = findRecord('FAQPage', '/faq')
  const questions = words.faqCategories
    .flatMap((category) => category.questions)
    .filter(({ mostAsked }) => mostAsked)
  expect(questions.length).toBeGreaterThan(0)
  expect(page?.mainEntity).toMatchObject(
    questions.map(({ id, question, answer }) => ({
      '@id': `${env.siteUrl}/faq/#${id}`,
      name: question,
      acceptedAnswer: { text: answer.text },
    })),
  )
})

test.each(articles)('$path has its author, its dates and its picture', (article) => {
  const isOurs = article.author === `L’équipe ${site.brand}`
  expect(findRecord('BlogPosting', article.path, article)).toMatchObject({
    headline: article.title,
    datePublished: article.date.iso,
    dateModified: (article.updated ?? article.date).iso,
    author: isOurs ? { '@id': teamId } : { '@type': 'Person', name: article.author },
    image: `${env.siteUrl}/og/${article.path.slice(1).replace('/', '-')}.jpg`,
  })
  expect(findRecord('WebPage', article.path, article)).toMatchObject({
    breadcrumb: { itemListElement: [{}, {}, { name: article.title }] },
  })
})
