import { z } from 'zod'
import { each, file, group, list, placeholders, texts, written } from './fields'
import { load } from './load/load'
import { dial } from './paths'
import { typeset } from './typography'

const phone = z
  .string()
  .regex(/^\d{3} \d{3}-\d{4}$/, 'un numéro écrit comme 418 555-0134')
  .transform((number) => ({ text: typeset(number), href: dial(number) }))
const whole = () => z.number().int()

export const siteFile = file('site', 'Nom, téléphone, heures, chiffres', '/', {
  ...texts(600, 'brand', 'tagline'),
  ...each(phone, 'phone', 'callTrackingPhone'),
  email: z.email('une adresse comme bonjour@fanal.example'),
  area: 600,
  towns: list(written()).min(1),
  serviceRadiusMetres: whole().positive(),
  hours: { ...each(z.string().regex(/^\d{2}:\d{2}$/), 'opens', 'closes'), text: 600 },
  foundedYear: whole(),
  copyrightYear: whole().transform((first) => {
    const now = new Date().getFullYear()
    return now > first ? `${String(first)}–${String(now)}` : String(first)
  }),
  minimumAge: whole(),
  claims: {
    families: whole(),
    satisfaction: z.number(),
    rating: z.number().max(5),
    reviews: whole(),
    experienceYears: whole(),
    ...texts(600, 'share', 'survey', 'reviewsShown'),
  },
  whoPays: 600,
  isSample: z.boolean(),
})

/** The agency's identity and figures, in one place. Sample content: 555-01xx numbers and .example are reserved for fiction. */
export const site = load(siteFile)

const instruction = group({ name: z.string().regex(/^[a-zA-Z]+$/, 'des lettres seulement'), text: z.string().min(1).max(240) })
export const instructionsFile = file('instructions', 'Consignes que plusieurs pages citent', '/urgence', list(instruction))

/** What several pages tell people to do is written once, and each of them quotes it between braces, like {afterAFall}: two pages cannot disagree. */
export const instructions = Object.fromEntries(load(instructionsFile).map(({ name, text }) => [name, text]))

// Her name alone: the words of the team may hold placeholders too.
const [first] = load({ file: 'content/team.yml', schema: z.array(z.looseObject({ name: z.string() })).min(1) })

const french = new Intl.NumberFormat('fr-CA')
const { brand, email, area, whoPays, claims } = site
const { share, survey, reviewsShown } = claims

Object.assign(placeholders, instructions, { brand, email, area, whoPays, share, survey, reviewsShown })
Object.assign(placeholders, {
  phone: site.phone.text,
  hours: site.hours.text,
  radius: `${french.format(site.serviceRadiusMetres / 1000)}\u00A0km`,
  families: french.format(claims.families),
  satisfaction: `${french.format(claims.satisfaction)}\u00A0%`,
  satisfied: french.format(claims.satisfaction),
  rating: french.format(claims.rating),
  reviews: String(claims.reviews),
  experience: String(claims.experienceYears),
  founded: String(site.foundedYear),
  advisor: first?.name ?? '',
})
