import { processors } from 'next-seo'
import { site } from '@/content/site'
import { territory } from '@/content/words'
import { absoluteUrl, socialImageUrl } from './addresses'
import type { JsonLdValue } from './json-ld'

/** The same on every page: search engines gather under this name all that the pages say of the agency. */
export const businessId = `${absoluteUrl('/')}#agence`

const [latitude, longitude] = territory.centre

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']

/**
 * The local-business record of the specification. schema.org gives `audience` to a service and not to a business, so the minimum age stands on the
 * service that the free offer is about.
 */
export const business: JsonLdValue = {
  '@type': 'LocalBusiness',
  '@id': businessId,
  name: site.brand,
  slogan: site.tagline,
  url: absoluteUrl('/'),
  logo: absoluteUrl('/icons/icon-512.png'),
  image: socialImageUrl('/'),
  telephone: site.phone.href.replace('tel:', ''),
  email: site.email,
  foundingDate: String(site.foundedYear),
  knowsLanguage: 'fr-CA',
  priceRange: 'Gratuit',
  currenciesAccepted: 'CAD',
  address: { '@type': 'PostalAddress', addressLocality: 'Québec', addressRegion: 'QC', addressCountry: 'CA' },
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
    ...processors.processOpeningHours({ dayOfWeek: weekdays, opens: site.hours.opens, closes: site.hours.closes }),
  },
  aggregateRating: {
    ...processors.processAggregateRating({
      ratingValue: site.claims.rating,
      reviewCount: site.claims.reviews,
      bestRating: 5,
      worstRating: 1,
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
