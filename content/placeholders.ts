import { z } from 'zod'
import { capitalize } from '@/lib/capitalize'
import { formatPercent } from '@/lib/money'
import { fillTemplate } from '@/lib/fill-template'
import { getQuebecDate } from '@/supabase/functions/_calendar/quebec-time'
import { getAdvanceYear } from '@/lib/tax-year'
import { describeTeam, spellNumber } from './counts'
import type { Placeholders } from './text/fill-placeholders'
import { leasePlaceholders } from './lease-figures'
import { loadFile } from './load/load-file'
import { currentRules, rulesLabel } from './tax-rules'
import { describeRegisterSearch, sharedSentences, site } from './site'

const french = new Intl.NumberFormat('fr-CA')
const formatDollars = (value: number) => `${french.format(value)}\u00A0$`

const { claims } = site
const { creditRate, limits, residence, ordinaryBuilding } = currentRules

const findLargestCredit = (limit: number) => formatDollars((limit * creditRate) / 100)

// The schema reads only the fields needed here, because other texts may hold placeholders.
const advisors = loadFile({
  file: 'content/team.yml',
  schema: z.array(z.looseObject({ name: z.string(), role: z.string() })).min(1),
})
const testimonials = loadFile({ file: 'content/testimonials.yml', schema: z.array(z.unknown()) })

const team = describeTeam(advisors.map(({ role }) => role))
const testimonialCount = spellNumber(testimonials.length)

const facts = { ...leasePlaceholders, advanceYear: getAdvanceYear(getQuebecDate()) }

const sentences = Object.fromEntries(
  Object.entries(sharedSentences).map(([name, text]) => [name, fillTemplate(text, facts)]),
)

/** The facts that authors may quote between braces in any text. */
export const placeholders: Placeholders = {
  ...sentences,
  ...facts,

  registerWords: site.register.words,
  registerUrl: site.register.url,
  registerSearch: describeRegisterSearch(site.register),

  brand: site.brand,
  email: site.email,
  phone: site.phone.text,
  hours: site.hours.text,
  area: site.area,
  radius: `${french.format(site.serviceRadiusMetres / 1000)}\u00A0km`,
  whoPays: site.whoPays,
  minimumAge: String(site.minimumAge),
  founded: String(site.foundedYear),

  commission: claims.commission ?? '',
  survey: claims.survey ?? '',
  reviewsShown: claims.reviewsShown ?? '',
  families: french.format(claims.families),
  satisfaction: formatPercent(claims.satisfaction),
  satisfied: french.format(claims.satisfaction),
  rating: french.format(claims.rating),
  reviews: String(claims.reviews),
  experience: String(claims.experienceYears),

  advisor: advisors[0]?.name ?? '',
  team,
  Team: capitalize(team),
  testimonialCount,
  TestimonialCount: capitalize(testimonialCount),

  rulesYear: String(currentRules.year),
  rulesLabel,
  creditRate: formatPercent(creditRate),
  largestCredit: findLargestCredit(limits.one),
  largestCreditDependent: findLargestCredit(limits.oneDependent),
  coupleLimitOneDependent: formatDollars(limits.coupleOneDependent),
  coupleLimitBothDependent: formatDollars(limits.coupleBothDependent),
  firstThreshold: formatDollars(currentRules.thresholds.first),
  baseRate: formatPercent(residence.one.base.percent),
  twoMealsRate: formatPercent(residence.one.twoMeals.percent),
  housekeepingRate: formatPercent(residence.one.housekeeping.percent),
  ordinaryRate: formatPercent(ordinaryBuilding.percent),
  ordinaryMinimum: formatDollars(ordinaryBuilding.minRent),
  ordinaryMaximum: formatDollars(ordinaryBuilding.maxRent),
  ordinaryYear: String(ordinaryBuilding.year),
}
