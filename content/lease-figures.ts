import { formatPercent } from '@/lib/money'
import { spellNumber } from './counts'
import { loadFile } from './load/load-file'
import { leaseFiguresFile } from './schema/lease-figures'

export const leaseFigures = loadFile(leaseFiguresFile)

const { rentRates, assignmentAnswer, newForms, maximumRent, closingPlan } = leaseFigures

export const leasePlaceholders = {
  rentBaseRate: formatPercent(rentRates.base.percent),
  rentServicesRate: formatPercent(rentRates.services.percent),
  rentRatesFrom: rentRates.from.text,
  rentRatesTo: rentRates.to.text,
  assignmentDays: String(assignmentAnswer.days),
  newFormsDay: newForms.day.text,
  maximumRentDay: maximumRent.day.text,
  closingMonths: spellNumber(closingPlan.months),
}
