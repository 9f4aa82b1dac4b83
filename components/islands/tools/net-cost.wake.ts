import type { NetCostPage } from '@/content/outils/cout-net'
import type { NetCostRules } from '@/content/outils/rules'
import { propsOf } from '../island-props'
import { startErasing } from './erasing'
import { setFault } from './fault'
import { clear, collect, pairsFrom, restore } from './fields'
import { erase, kept, read, whenDeviceChanges, whenErasedMeanwhile, write } from './keep'
import { formatMoney } from '../net-cost/money'
import { netCost, removableOf, withoutService, type Estimate, type NetCost, type NetCostAnswers } from '../net-cost/compute-net-cost'
import { readAnswers, readHome, readRemoval } from './net-cost-form'
import { ruleSentences, type RuleWords } from '../net-cost/net-cost-sentences'
import { notePrice } from './noted-price'
import { partOf } from './part'
import { dateSheet } from '../parts/sheet-day'
import { fillIn } from '../../ui/words'

export type NetCostProps = {
  rules: NetCostRules
  /** The sentences that a figure completes; every other word is printed. */
  words: RuleWords & {
    removal: Pick<NetCostPage['removal'], 'caption' | 'says' | 'saysMore'>
    home: Pick<NetCostPage['home'], 'status'>
    hidden: string
  }
}

/** A result is on the page: it comes back with the answers. */
const shown = 'shown'

export async function wake(island: HTMLElement): Promise<void> {
  const { rules, words } = propsOf(island) as NetCostProps
  const tool = island.closest<HTMLElement>('[data-tool]') ?? island
  const form = partOf(island, 'form') as HTMLFormElement
  const result = partOf(island, '#resultat')
  const problems = partOf(form, '[data-problems]')
  const status = partOf(island, '[data-status]')
  const keep = partOf(form, '[data-keep]') as HTMLInputElement
  const removed = partOf(result, '#removed') as HTMLSelectElement
  const removable = [...removed.options]
  const refused = partOf(island, '[data-refused]')

  const put = (name: string, text: string) => {
    for (const part of result.querySelectorAll(`[data-o="${name}"]`)) part.textContent = text
  }
  /** Of the parts that come and go, those that this result has. */
  const showOnly = (names: ReadonlySet<string>) => {
    for (const part of result.querySelectorAll<HTMLElement>('[data-if]')) part.hidden = !names.has(part.dataset.if ?? '')
  }
  const compare = (where: HTMLElement, name: string, one: number, other: number) => {
    const cells = where.querySelectorAll(`[data-compare="${name}"] [data-amount]`)
    for (const [at, amount] of [one, other, Math.abs(one - other)].entries()) {
      const cell = cells[at]
      if (cell) cell.textContent = formatMoney(amount)
    }
  }

  const showRows = (estimate: Estimate) => {
    const rows = new Map(ruleSentences(estimate, rules, words).map((row) => [row.name, row]))
    for (const tr of result.querySelectorAll<HTMLElement>('[data-row]')) {
      const row = rows.get(tr.dataset.row ?? '')
      tr.hidden = row === undefined
      if (!row) continue
      partOf(tr, 'td').textContent = formatMoney(row.amount)
      partOf(tr, 'small').textContent = row.rule ?? ''
    }
  }

  const showEstimate = (estimate: Estimate) => {
    const credit = formatMoney(estimate.credit)
    put('net', formatMoney(estimate.net))
    put('toPay', formatMoney(estimate.toPay))
    put('netNote', fillIn(words.netNote, { credit: estimate.isAtLeast ? `${words.atLeast} ${credit}` : credit }))
    put('yearToPay', formatMoney(estimate.yearly.toPay))
    put('yearCredit', formatMoney(estimate.yearly.credit))
    put('yearNet', formatMoney(estimate.yearly.net))
    put('foot', fillIn(words.foot, { eligible: formatMoney(estimate.eligible) }))
    showRows(estimate)
  }

  const partsOf = (cost: NetCost, answers: NetCostAnswers): string[] => {
    if (cost.kind === 'refused') return [cost.reason]
    if (cost.kind === 'price-only') return ['under-age']
    const isOneOfTwo = answers.household === 'couple' && answers.isOfAge !== answers.isPartnerOfAge
    const parts: Record<string, boolean> = {
      estimate: true,
      more: cost.toPay > cost.rent,
      ordinary: answers.registered === 'no',
      registerUnknown: answers.registered === 'unknown',
      strongest: cost.reduction?.isStrongestPossible === true,
      oneOfAge: isOneOfTwo && answers.registered === 'yes',
      incomeUnknown: cost.reduction === undefined,
      removable: removableOf(answers).length > 0,
    }
    return Object.keys(parts).filter((name) => parts[name])
  }

  /** « Si vous retirez un service »: what is left to remove, and what its price changes. */
  const showRemoval = (answers: NetCostAnswers, cost: Estimate) => {
    const names: readonly string[] = removableOf(answers)
    const chosen = removed.value
    const options = removable.filter(({ value }) => names.includes(value))
    removed.replaceChildren(...options)
    if (names.includes(chosen)) removed.value = chosen
    const table = partOf(result, '[data-compared="removal"]')
    const band = table.closest('[data-empty]') ?? table.closest('[data-if]')
    const removal = readRemoval(result, answers)
    const without = removal && netCost(withoutService(answers, removal.service, removal.price), rules, new Date())
    table.hidden = without?.kind !== 'estimate'
    band?.toggleAttribute('data-empty', table.hidden)
    if (without?.kind !== 'estimate') return
    const label = removed.selectedOptions[0]?.text ?? ''
    const service = label.charAt(0).toLowerCase() + label.slice(1)
    compare(table, 'rent', cost.rent, without.rent)
    compare(table, 'credit', cost.credit, without.credit)
    compare(table, 'net', cost.net, without.net)
    put('removalCaption', fillIn(words.removal.caption, { service, year: cost.year }))
    put(
      'removalSays',
      fillIn(without.net > cost.net ? words.removal.saysMore : words.removal.says, {
        service,
        lease: formatMoney(cost.rent - without.rent),
        net: formatMoney(Math.abs(cost.net - without.net)),
      }),
    )
  }

  /** The home beside the residence, price for price; the net where there is one. */
  const showHome = (answers: NetCostAnswers, cost: NetCost) => {
    const table = partOf(result, '[data-compared="home"]')
    const here = readHome(result)
    table.hidden = here === undefined
    partOf(result, '[data-home]').toggleAttribute('data-empty', table.hidden)
    if (here === undefined) return
    const there = answers.rent + answers.otherBills + answers.occasional
    compare(table, 'rent', here, there)
    partOf(table, '[data-compare="net"]').hidden = cost.kind !== 'estimate'
    if (cost.kind === 'estimate') compare(table, 'net', here, cost.net)
    put('homeStatus', fillIn(words.home.status, { here: formatMoney(here), there: formatMoney(there) }))
  }

  const hide = () => {
    result.hidden = true
    status.textContent = ''
    delete tool.dataset.filled
    dateSheet(tool, undefined)
  }

  /** The questions to answer again, one link each. */
  const showProblems = (questions: readonly HTMLElement[]) => {
    problems.hidden = questions.length === 0
    partOf(problems, 'ul').replaceChildren(
      ...questions.map((question) => {
        const link = document.createElement('a')
        const field = partOf(question, 'input')
        link.href = `#${question.id || field.id}`
        link.textContent = partOf(question, 'legend, label').textContent.trim()
        link.addEventListener('click', (event) => {
          event.preventDefault()
          field.focus()
        })
        const item = document.createElement('li')
        item.append(link)
        return item
      }),
    )
  }

  const show = (answers: NetCostAnswers) => {
    const cost = netCost(answers, rules, new Date())
    put('rent', formatMoney(answers.rent))
    showOnly(new Set(partsOf(cost, answers)))
    if (cost.kind === 'estimate') {
      showEstimate(cost)
      showRemoval(answers, cost)
    }
    showHome(answers, cost)
    result.hidden = false
    tool.dataset.filled = ''
    dateSheet(tool, new Date())
    return cost
  }

  const save = () => {
    const pairs = collect(island)
    const state = result.hidden ? pairs : [...pairs, [shown, '']]
    const isKept = pairs.length === 0 || write(kept.netCost, JSON.stringify(state), { onDevice: keep.checked })
    refused.hidden = isKept
  }

  /** Once a result stands, it follows the answers; one that they no longer give goes. */
  const follow = () => {
    if (result.hidden) return
    const { answers } = readAnswers(form)
    if (!answers) {
      hide()
      status.textContent = words.hidden
      return
    }
    const cost = show(answers)
    // The title of what shows instead: a price that no longer holds is not read on.
    status.textContent =
      cost.kind === 'estimate'
        ? fillIn(words.status, { rent: formatMoney(cost.rent), net: formatMoney(cost.net) })
        : partOf(result, '[data-if]:not([hidden]) > h3').textContent
  }

  const showCouple = () => {
    partOf(form, '[data-couple]').hidden = form.querySelector('[name="household"][value="couple"]:checked') === null
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const { answers, wrong } = readAnswers(form)
    for (const question of form.querySelectorAll<HTMLElement>('[data-question]')) setFault(question, wrong.includes(question))
    showProblems(wrong)
    if (answers) {
      show(answers)
      const title = partOf(result, 'h2')
      title.focus({ preventScroll: true })
      title.scrollIntoView({ block: 'start' })
    } else {
      hide()
      problems.focus()
    }
    save()
  })
  // As it is typed, and not once the field is left: a press that makes somebody leave it would find its button moved.
  island.addEventListener('input', ({ target }) => {
    const question = target instanceof Element ? target.closest<HTMLElement>('[data-question]') : null
    if (!question?.hasAttribute('data-invalid') || readAnswers(form).wrong.includes(question)) return
    setFault(question, false)
    showProblems([...form.querySelectorAll<HTMLElement>('[data-question][data-invalid]')])
  })
  island.addEventListener('change', () => {
    showCouple()
    follow()
    save()
  })
  partOf(result, '[data-print]').addEventListener('click', () => {
    window.print()
  })
  partOf(result, '[data-note] a').addEventListener('click', () => {
    const { answers } = readAnswers(form)
    if (!answers) return
    const cost = netCost(answers, rules, new Date())
    notePrice({ rent: formatMoney(answers.rent), net: cost.kind === 'estimate' ? formatMoney(cost.net) : '' }, new Date())
  })
  const forgetAll = () => {
    erase(kept.netCost)
    clear(island)
    keep.checked = false
    for (const question of island.querySelectorAll<HTMLElement>('[data-question]')) setFault(question, false)
    showProblems([])
    showCouple()
    hide()
  }
  startErasing(island, forgetAll)
  whenErasedMeanwhile(kept.netCost, refused, forgetAll)
  whenDeviceChanges(kept.netCost, (isKept) => {
    if (!isKept) keep.checked = false
  })

  const before = read(kept.netCost)
  const pairs = pairsFrom(before?.text)
  if (before?.isOnDevice) keep.checked = true
  restore(island, pairs)
  showCouple()
  const { answers } = readAnswers(form)
  if (answers && pairs.some(([name]) => name === shown)) show(answers)
}
