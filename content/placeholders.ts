import { z } from 'zod'
import { capitalize, formatPercent } from '@/lib/fill-in'
import { describeTeam, numberInWords } from './counts'
import type { Placeholders } from './load/fill-placeholders'
import { loadFile } from './load/load-file'
import { rulesOfBuild, rulesInForce, type NetCostRules } from './tax-rules'
import { instructions, site } from './site'

const french = new Intl.NumberFormat('fr-CA')
const formatDollars = (value: number) => `${french.format(value)}\u00A0$`

function listSiteFacts({
  brand,
  email,
  area,
  whoPays,
  claims,
  ...agency
}: typeof site): Placeholders {
  const { share, survey, reviewsShown } = claims

  return {
    brand,
    email,
    area,
    whoPays,
    share,
    survey,
    reviewsShown,
    phone: agency.phone.text,
    hours: agency.hours.text,
    radius: `${french.format(agency.serviceRadiusMetres / 1000)}\u00A0km`,
    families: french.format(claims.families),
    satisfaction: formatPercent(claims.satisfaction),
    satisfied: french.format(claims.satisfaction),
    rating: french.format(claims.rating),
    reviews: String(claims.reviews),
    experience: String(claims.experienceYears),
    minimumAge: String(agency.minimumAge),
    founded: String(agency.foundedYear),
  }
}

function listTaxFacts({
  year,
  creditRate,
  limits,
  thresholds,
  residence,
  ordinaryBuilding,
}: NetCostRules): Placeholders {
  const largestCredit = (limit: number) => formatDollars((limit * creditRate) / 100)

  return {
    rulesYear: String(year),
    rulesInForce,
    creditRate: formatPercent(creditRate),
    largestCredit: largestCredit(limits.one),
    largestCreditDependent: largestCredit(limits.oneDependent),
    firstThreshold: formatDollars(thresholds.first),
    baseRate: formatPercent(residence.one.base.percent),
    twoMealsRate: formatPercent(residence.one.twoMeals.percent),
    housekeepingRate: formatPercent(residence.one.housekeeping.percent),
    ordinaryRate: formatPercent(ordinaryBuilding.percent),
    ordinaryMinimum: formatDollars(ordinaryBuilding.minRent),
    ordinaryMaximum: formatDollars(ordinaryBuilding.maxRent),
    ordinaryYear: String(ordinaryBuilding.year),
  }
}

// The schema reads only the fields needed here, because other texts may hold placeholders.
const advisors = loadFile({
  file: 'content/team.yml',
  schema: z.array(z.looseObject({ name: z.string(), role: z.string() })).min(1),
})
const testimonials = loadFile({ file: 'content/testimonials.yml', schema: z.array(z.unknown()) })

function listCounts(): Placeholders {
  const team = describeTeam(advisors.map(({ role }) => role))
  const testimonialCount = numberInWords(testimonials.length)

  return {
    team,
    Team: capitalize(team),
    testimonialCount,
    TestimonialCount: capitalize(testimonialCount),
  }
}

/** The facts that authors may quote between braces in any text. */
export const placeholders: Placeholders = {
  ...instructions,
  ...listSiteFacts(site),
  advisor: advisors[0]?.name ?? '',
  ...listCounts(),
  ...listTaxFacts(rulesOfBuild),
}
