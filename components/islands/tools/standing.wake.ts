import { addToDraft } from '../../start/draft'
import { startErasing } from './erasing'
import { setFault } from './fault'
import { clear, collect, pairsFrom, restore, valuesOf } from './fields'
import { erase, kept, read, whenErasedMeanwhile, write } from './keep'
import { partOf } from './part'
import { dateSheet } from '../parts/sheet-day'
import { firstCalls, standingOf, toggleFlag, unansweredOf, type Answer, type Answers, type QuestionId } from '../standing/assess-standing'
import { ignoreTremor } from './tremor'
import { fillIn } from '../../ui/words'

/* « Où en êtes-vous? » one screen at a time. Each has its place in the address (#q5), so that Back leads to the question before; the answers are the
   ticked boxes of the page, which no screen takes away. */

const start = 'debut'
const calls = 'appel'
const review = 'revue'
const result = 'resultat'

export async function wake(island: HTMLElement): Promise<void> {
  const tool = island.closest<HTMLElement>('[data-tool]') ?? island
  const form = partOf(island, 'form')
  const screens = [...island.querySelectorAll<HTMLElement>('[data-screen]')]
  const questions = [...form.querySelectorAll<HTMLElement>('[data-question]')]
  const ids = questions.map(({ dataset }) => dataset.question as QuestionId)
  let step = start
  /** Who changes an answer goes back to the review, and not through all that follows. */
  let hasReviewed = false

  const questionOf = (id: string) => partOf(form, `[data-question="${id}"]`)
  const legendOf = (id: string) => partOf(questionOf(id), 'legend > :last-child').textContent
  const labelsOf = (id: string) =>
    [...questionOf(id).querySelectorAll<HTMLInputElement>('input:checked')].map(
      (input) => input.nextElementSibling?.firstElementChild?.textContent ?? '',
    )
  const answersNow = () =>
    Object.fromEntries(
      ids.map((id) => {
        const values = valuesOf(form, id)
        return [id, id === 'q1' ? values : values[0]]
      }),
    ) as Answers
  const missing = () => unansweredOf(answersNow(), ids)

  /** « elle », or « vous » for who answers for herself. */
  const address = () => {
    const isSelf = answersNow().q2 === 'self'
    for (const words of island.querySelectorAll<HTMLElement>('[data-self]')) {
      words.dataset.other ??= words.textContent
      words.textContent = (isSelf ? words.dataset.self : words.dataset.other) ?? ''
    }
  }

  const showReview = () => {
    const list = partOf(island, '[data-answers]')
    const template = partOf(list, 'template') as HTMLTemplateElement
    const rows = ids.map((id, at) => {
      const row = template.content.cloneNode(true) as DocumentFragment
      partOf(row, 'dt').textContent = legendOf(id)
      partOf(row, '[data-answer]').textContent = labelsOf(id).join(', ') || (list.dataset.missing ?? '')
      partOf(row, 'a').setAttribute('href', `#${id}`)
      partOf(row, 'a > span').textContent = fillIn(list.dataset.which ?? '', { n: at + 1 })
      return row
    })
    list.replaceChildren(template, ...rows)
  }

  const showOnly = (attribute: string, names: readonly string[]) => {
    for (const part of island.querySelectorAll<HTMLElement>(`[data-${attribute}]`))
      part.hidden = !names.includes(part.dataset[attribute] ?? '')
  }

  /** The numbers to call stand on two screens: the same ones. */
  const showFlags = (where: typeof calls | typeof result) => {
    const flags = firstCalls(answersNow())
    showOnly('flag', flags)
    partOf(island, `[data-flags-of="${where}"]`).append(partOf(island, '[data-flag-list]'))
    return flags
  }

  const listOf = (tag: 'li' | 'dt' | 'dd', text: string) => {
    const item = document.createElement(tag)
    item.textContent = text
    return item
  }

  const showResult = () => {
    const standing = standingOf(answersNow())
    const flags = showFlags(result)
    // « Rien ne presse » and « Visiter » would be false of who has just ticked what cannot wait: the numbers are the result then.
    const isOutweighed = flags.length > 0 && standing.result === 'noHurry'
    showOnly('result', [standing.result])
    for (const part of ['lead', 'ways']) showOnly(part, isOutweighed ? [] : [standing.result])
    showOnly('modifier', standing.modifiers)
    partOf(island, '[data-flags]').hidden = flags.length === 0
    const guided = partOf(island, '[data-guided]')
    guided.hidden = standing.guidedBy.length === 0
    partOf(guided, 'dl').replaceChildren(
      ...standing.guidedBy.flatMap((id) => [listOf('dt', legendOf(id)), listOf('dd', labelsOf(id).join(', '))]),
    )
    const unknown = partOf(island, '[data-unanswered]')
    unknown.hidden = standing.unknown.length === 0 || standing.result === 'unclear'
    partOf(unknown, 'ul').replaceChildren(...standing.unknown.map((id) => listOf('li', legendOf(id))))
  }

  /** A place that has nothing to show yet leads to the one before it. */
  const reachable = (wanted: string): string => {
    if (!screens.some(({ dataset }) => dataset.screen === wanted)) return start
    if (wanted === calls && firstCalls(answersNow()).length === 0) return 'q1'
    if (wanted !== result || missing().length === 0) return wanted
    return missing().length === ids.length ? start : review
  }

  const render = (wanted: string, { moves }: { moves: boolean }) => {
    step = reachable(wanted)
    if (step === review) hasReviewed = true
    address()
    if (step === calls) showFlags(calls)
    if (step === review) showReview()
    if (step === result) showResult()
    for (const screen of screens) {
      const isNow = screen.dataset.screen === step
      screen.toggleAttribute('data-now', isNow)
      if (screen.dataset.own !== undefined) screen.hidden = !isNow
    }
    tool.dataset.step = step
    tool.toggleAttribute('data-filled', step === result)
    dateSheet(tool, step === result ? new Date() : undefined)
    if (!moves) return
    const screen = partOf(island, `[data-screen="${step}"]`)
    const title = screen.querySelector<HTMLElement>('legend, [data-title]:not([hidden], [hidden] *)')
    scrollTo(0, 0)
    title?.focus({ preventScroll: true })
  }

  const go = (wanted: string) => {
    const hash = wanted === start ? '' : `#${wanted}`
    history.pushState(null, '', `${location.pathname}${location.search}${hash}`)
    render(wanted, { moves: true })
  }

  const after = (id: QuestionId): string => {
    if (hasReviewed) return missing()[0] ?? review
    return ids[ids.indexOf(id) + 1] ?? review
  }

  /** Aloud too: not every screen reader reads what describes a group whose first button takes the focus. Words put there again are said again. */
  const complain = (id: string) => {
    const question = questionOf(id)
    setFault(question, true)
    partOf(question, 'input').focus()
    partOf(form, '[role="alert"]').replaceChildren(partOf(question, '[data-error]').textContent)
  }

  // Disabled and first in the form, it kept Enter from submitting while there was no code (questionnaire.tsx).
  form.querySelector('button[disabled]')?.remove()
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const id = ids.find((each) => each === step)
    if (id === undefined) return
    if (missing().includes(id)) complain(id)
    else go(id === 'q1' && firstCalls(answersNow()).length > 0 ? calls : after(id))
  })
  form.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return
    if (target.name === 'q1') {
      const ticked = valuesOf(form, 'q1') as Answer<'q1'>[]
      const changed = target.value as Answer<'q1'>
      const before = target.checked ? ticked.filter((each) => each !== changed) : [...ticked, changed]
      const now: readonly string[] = toggleFlag(before, changed)
      for (const box of questionOf('q1').querySelectorAll('input')) box.checked = now.includes(box.value)
    }
    const question = target.closest<HTMLElement>('[data-question]')
    if (question) setFault(question, false)
    partOf(form, '[role="alert"]').replaceChildren()
    address()
    partOf(island, '[data-refused]').hidden = write(kept.standing, JSON.stringify(collect(form)), { onDevice: false })
  })
  const onClick = (part: string, act: () => void) => {
    for (const button of island.querySelectorAll(`[data-part="${part}"]`)) button.addEventListener('click', act)
  }
  onClick('back', () => go(ids[ids.findIndex((id) => id === step) - 1] ?? start))
  onClick('anyway', () => go(after('q1')))
  onClick('see', () => {
    const [first] = missing()
    go(first ?? result)
    if (first !== undefined) complain(first)
  })
  onClick('print', () => {
    window.print()
  })
  partOf(island, '[data-write]').addEventListener('click', () => {
    const tick = island.querySelector<HTMLInputElement>('[data-result]:not([hidden]) [data-carry]')
    if (tick?.checked) addToDraft(tick.dataset.carry ?? '', answersNow().q2 === 'self' ? 'vous' : 'proche')
  })
  // Back, Forward, and the links of the review.
  window.addEventListener('hashchange', () => render(location.hash.slice(1) || start, { moves: true }))
  const forgetAll = () => {
    erase(kept.standing)
    clear(island)
    for (const question of questions) setFault(question, false)
    hasReviewed = false
  }
  startErasing(island, () => {
    forgetAll()
    go(start)
  })
  whenErasedMeanwhile(kept.standing, partOf(island, '[data-refused]'), () => {
    forgetAll()
    history.replaceState(null, '', `${location.pathname}${location.search}`)
    render(start, { moves: false })
  })
  ignoreTremor(island, () => step)

  restore(form, pairsFrom(read(kept.standing)?.text))
  render(location.hash.slice(1) || start, { moves: false })
  // Whoever already answers keeps the place; whoever pressed the button before the code was there is led to the question.
  const screen = partOf(island, `[data-screen="${step}"]`)
  if (step !== start && !screen.contains(document.activeElement)) render(step, { moves: true })
}
