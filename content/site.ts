import { load } from './load'
import { siteSchema } from './site-schema'

/** The agency's identity and figures, in one place. Sample content: 555-01xx numbers and .example are reserved for fiction. */
export const site = load('content/site.yml', siteSchema)

const french = new Intl.NumberFormat('fr-CA')

/** What authors may write between braces in any text: the fact stays in this file and changes everywhere at once. */
export const placeholders: Readonly<Record<string, string>> = {
  brand: site.brand,
  phone: site.phone.text,
  email: site.email,
  hours: site.hours.text,
  area: site.area,
  radius: `${french.format(site.serviceRadiusMetres / 1000)}\u00A0km`,
  whoPays: site.whoPays,
  families: french.format(site.claims.families),
  satisfaction: `${french.format(site.claims.satisfaction)}\u00A0%`,
  satisfied: french.format(site.claims.satisfaction),
  rating: String(site.claims.rating),
  reviews: String(site.claims.reviews),
  experience: String(site.claims.experienceYears),
  founded: String(site.foundedYear),
  share: site.claims.share,
  survey: site.claims.survey,
  reviewsShown: site.claims.reviewsShown,
}
