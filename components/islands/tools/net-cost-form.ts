import { setFault } from './fault'
import { valuesOf } from './fields'
import { parseMoney, type Cents } from '../net-cost/money'
import { removableOf, type Meals, type NetCostAnswers, type Removable, type Service } from '../net-cost/compute-net-cost'
import { partOf } from './part'

/* What is ticked and typed on /cout-net, read from the page. */

type Read = { answers: NetCostAnswers | undefined; wrong: HTMLElement[] }

const mealCounts: readonly Meals[] = [0, 1, 2, 3]

const questionOf = (scope: HTMLElement, name: string) => partOf(scope, `[data-question="${name}"]`)

/** Undefined when nothing is typed, NaN when what is typed is no amount. */
function amountOf(scope: HTMLElement, name: string): Cents | undefined {
  const [typed] = valuesOf(scope, name)
  return typed === undefined ? undefined : (parseMoney(typed) ?? Number.NaN)
}

/** The answers to compute with, or the questions that do not give one, in the order of the page. */
export function readAnswers(form: HTMLElement): Read {
  const one = (name: string) => valuesOf(form, name)[0]
  const household = one('household') === 'couple' ? 'couple' : 'one'
  const ofCouple = household === 'couple' ? ['isPartnerOfAge', 'hasThirdPerson'] : []
  const chosen = ['registered', 'household', 'isOfAge', ...ofCouple, 'isDependent', 'isSubsidized', 'meals']
  const rent = amountOf(form, 'rent')
  const [otherBills, occasional, income] = ['otherBills', 'occasional', 'income'].map((name) => amountOf(form, name))
  const amounts = { otherBills, occasional, income }
  const names = [
    ...chosen.filter((name) => one(name) === undefined),
    ...(rent === undefined || !(rent > 0) ? ['rent'] : []),
    ...Object.entries(amounts).flatMap(([name, amount]) => (Number.isNaN(amount) ? [name] : [])),
  ]
  const wrong = [...form.querySelectorAll<HTMLElement>('[data-question]')].filter(({ dataset }) => names.includes(dataset.question ?? ''))
  if (wrong.length > 0) return { answers: undefined, wrong }
  const registered = one('registered')
  return {
    answers: {
      registered: registered === 'yes' || registered === 'no' ? registered : 'unknown',
      household,
      isOfAge: one('isOfAge') === 'yes',
      isPartnerOfAge: household === 'couple' && one('isPartnerOfAge') === 'yes',
      hasThirdPerson: household === 'couple' && one('hasThirdPerson') === 'yes',
      isDependent: one('isDependent') === 'yes',
      rent: rent ?? 0,
      isSubsidized: one('isSubsidized') === 'yes',
      meals: mealCounts.find((count) => String(count) === one('meals')) ?? 0,
      services: valuesOf(form, 'services') as Service[],
      otherBills: otherBills ?? 0,
      occasional: occasional ?? 0,
      income,
    },
    wrong: [],
  }
}

/** The service to take out of the lease and its price, which is no more than the lease; says so beside the price when it cannot be. */
export function readRemoval(result: HTMLElement, answers: NetCostAnswers): { service: Removable; price: Cents } | undefined {
  const price = amountOf(result, 'removedPrice')
  const isPrice = price !== undefined && price > 0 && price <= answers.rent
  setFault(questionOf(result, 'removedPrice'), price !== undefined && !isPrice)
  const service = removableOf(answers).find((name) => valuesOf(result, 'removed').includes(name))
  return isPrice && service ? { service, price } : undefined
}

/** What a month at home costs, once an amount is typed and every one of them can be read. */
export function readHome(result: HTMLElement): Cents | undefined {
  const amounts = [...result.querySelectorAll<HTMLElement>('[data-question^="home-"]')].map((question) => {
    const amount = amountOf(question, question.dataset.question ?? '')
    setFault(question, Number.isNaN(amount))
    return amount
  })
  const typed = amounts.filter((amount) => amount !== undefined)
  const total = typed.reduce((sum, amount) => sum + amount, 0)
  return typed.length === 0 || Number.isNaN(total) ? undefined : total
}
