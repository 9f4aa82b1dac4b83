import { expect, test } from '@jest/globals'
import { renderToStaticMarkup } from 'react-dom/server'
import { createElement } from 'react'
import { JsonLd, structuredRecords, type StructuredPage } from '@/components/seo/structured-data'
import { articles } from '@/content/articles'
import { faqCategories, contact, faqPage } from '@/content/words'
import { site } from '@/content/site'
import { env } from '@/env.mjs'

const businessId = `${env.siteUrl}/#agence`
const teamId = `${env.siteUrl}/#equipe`

/** Through JSON and back, as search engines receive it. */
function graphOf(page: StructuredPage) {
  const records = JSON.parse(JSON.stringify(structuredRecords(page))) as {
    '@graph': Record<string, unknown>[]
  }
  return records['@graph']
}
const ofType = (page: StructuredPage, type: string) =>
  graphOf(page).find((record) => record['@type'] === type)

const contactPage: StructuredPage = { type: 'ContactPage', path: '/contact', meta: contact.meta }

test('the local-business record says everything the specification names', () => {
  expect(ofType(contactPage, 'LocalBusiness')).toMatchObject({
    '@id': businessId,
    name: site.brand,
    telephone: `+1${site.phone.text.replace(/\D/g, '')}`,
    email: site.email,
    priceRange: 'Gratuit',
    address: { addressRegion: 'QC', addressCountry: 'CA' },
    openingHoursSpecification: {
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      opens: site.hours.opens,
      closes: site.hours.closes,
    },
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

test('a page is about the agency and knows its place; the home page has no trail', () => {
  expect(ofType(contactPage, 'ContactPage')).toMatchObject({
    url: `${env.siteUrl}/contact/`,
    name: contact.meta.title,
    inLanguage: 'fr-CA',
    mainEntity: { '@id': businessId },
  })
  expect(ofType(contactPage, 'BreadcrumbList')).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Accueil', item: `${env.siteUrl}/` },
      { position: 2, name: 'Contact', item: `${env.siteUrl}/contact/` },
    ],
  })
  expect(
    ofType({ type: 'WebPage', path: '/', meta: contact.meta }, 'BreadcrumbList'),
  ).toBeUndefined()
})

test('the FAQ gives each question with its answer, in words', () => {
  const page = ofType(
    { type: 'FAQPage', path: '/faq', meta: faqPage.meta, categories: faqCategories },
    'FAQPage',
  )
  const questions = faqCategories.flatMap((category) => category.questions)
  expect(questions.length).toBeGreaterThan(19)
  expect(page?.mainEntity).toMatchObject(
    questions.map(({ id, question, answer }) => ({
      '@id': `${env.siteUrl}/faq/#${id}`,
      name: question,
      acceptedAnswer: { text: answer.text },
    })),
  )
})

test.each(articles)('$path names its author, its dates and its page', (article) => {
  const page: StructuredPage = { type: 'BlogPosting', article }
  const isOurs = article.author === `L’équipe ${site.brand}`
  expect(ofType(page, 'BlogPosting')).toMatchObject({
    headline: article.title,
    datePublished: article.date.iso,
    dateModified: (article.updated ?? article.date).iso,
    author: isOurs ? { '@id': teamId } : { '@type': 'Person', name: article.author },
  })
  expect(JSON.stringify(graphOf(page))).toContain(
    `${env.siteUrl}/og/${article.path.slice(1).replace('/', '-')}.jpg`,
  )
  expect(ofType(page, 'BreadcrumbList')?.itemListElement).toHaveLength(3)
  // Every @id that a record points to is in the same graph.
  const mentioned = Array.from(
    JSON.stringify(graphOf(page)).matchAll(/"@id":"([^"]+)"/g),
    ([, id]) => id,
  )
  expect(new Set(mentioned)).toEqual(new Set(graphOf(page).map((record) => record['@id'])))
})

test('no text can end the script it stands in', () => {
  const hostile = 'a </script > b <!-- <script> c </SCRIPT\n> ]]> & "'
  const markup = renderToStaticMarkup(
    createElement(JsonLd, { id: 'essai', data: { name: hostile } }),
  )
  const [, json = ''] =
    /^<script type="application\/ld\+json" id="essai">([^<]*)<\/script>$/.exec(markup) ?? []
  expect(JSON.parse(json)).toEqual({ name: hostile })
})
