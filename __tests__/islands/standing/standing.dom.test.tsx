import { beforeEach, describe, expect, it, jest } from '@jest/globals'
import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import Standing from '@/components/islands/standing/standing'
import { clearAll, load, save } from '@/components/start/store'
import { interfaceTexts, numbers, standing as words, sheet, urgent } from '@/content/words'
import { site } from '@/content/site'
import { one } from '../../support/one'
import { daily, well } from './answers'

const { buttons, questions, results, errors, first, modifiers, caution } = words
const user = userEvent.setup()

const settle = () => act(() => new Promise<void>((resolve) => setTimeout(resolve)))

/** Whoever has come to a screen in this tab, with these answers. */
async function open(place = '', answers?: object) {
  location.hash = place
  await settle()
  if (answers) save('standing', JSON.stringify(answers))
  return render(
    <div data-tool="ou-en-etes-vous">
      <p>
        <span data-sheet="empty">{sheet.blank}</span>
        <span data-sheet="printed" hidden>
          <span data-print-date="" />
        </span>
      </p>
      <Standing
        words={words}
        numbers={numbers}
        labels={sheet}
        clearData={interfaceTexts.clearData}
        whoPays={site.whoPays}
        exit={urgent.leave}
      />
    </div>,
  )
}

const step = () => document.querySelector('[data-tool]')?.getAttribute('data-step')
const shown = async (place: string) => {
  await settle()
  expect(step()).toBe(place)
}
const question = (id: string) => one(`#${id}`)
const box = (id: string, value: string) => one(`#${id} [value="${value}"]`) as HTMLInputElement
const ticked = () => [...document.querySelectorAll<HTMLInputElement>('input:checked')].map(({ name, value }) => `${name} ${value}`)
const press = async (name: string) => {
  await user.click(screen.getByRole('button', { name }))
  await settle()
}
const title = () => screen.getByRole('heading', { level: 2 }).textContent

beforeEach(() => {
  window.scrollTo = jest.fn()
})

describe('one question a screen', () => {
  it('leads from the first question to the next, each focused, the address following', async () => {
    await open('q1')
    await user.click(box('q1', 'none'))
    await press(buttons.next)
    await shown('q2')
    expect(location.hash).toBe('#q2')
    expect(document.activeElement).toBe(question('q2').querySelector('legend'))
    expect(window.scrollTo).toHaveBeenLastCalledWith(0, 0)
    await press(buttons.back)
    await shown('q1')
    expect(ticked()).toEqual(['q1 none'])
  })

  it('says beside the question and aloud what is missing, again at each attempt, until it is answered', async () => {
    await open('q1')
    const said = `${sheet.toFix} ${errors.tick}`
    await press(buttons.next)
    await shown('q1')
    const alert = screen.getByRole('alert')
    expect(alert.textContent).toBe(said)
    expect(document.activeElement).toBe(box('q1', 'injury'))
    expect(box('q1', 'injury').getAttribute('aria-invalid')).toBe('true')
    expect(document.getElementById(question('q1').getAttribute('aria-describedby')?.split(' ')[0] ?? '')?.textContent).toBe(said)
    const once = alert.firstChild
    await press(buttons.next)
    expect(alert.firstChild).not.toBe(once)
    await user.click(box('q1', 'none'))
    expect(alert.textContent).toBe('')
    expect(document.querySelector('[aria-invalid]')).toBeNull()
    await press(buttons.next)
    await press(buttons.next)
    expect(alert.textContent).toBe(`${sheet.toFix} ${errors.choose}`)
  })

  it('« Rien de cela » and the other boxes exclude one another', async () => {
    await open('q1')
    for (const value of ['none', 'fear', 'dying', 'injury', 'fear']) await user.click(box('q1', value))
    expect(ticked()).toEqual(['q1 injury', 'q1 dying'])
    await user.click(box('q1', 'none'))
    expect(ticked()).toEqual(['q1 none'])
  })

  it('speaks to who answers for herself', async () => {
    await open('q2')
    await user.click(box('q2', 'self'))
    expect(question('q3').textContent).toContain(questions.q3.forSelf ?? '')
    expect(question('q3').textContent).toContain('Chez vous')
    await user.click(box('q2', 'parent'))
    expect(question('q3').textContent).toContain(questions.q3.legend)
    // A verb and its pronoun stay on one line.
    expect(question('q3').querySelector('legend .whole')?.textContent).toMatch(/^\p{L}+-elle$/u)
  })

  it('keeps the answers in this tab alone, and takes from it only what its questions have', async () => {
    const { unmount } = await open('q5')
    await user.click(box('q5', 'daily'))
    expect(load('standing')).toEqual({ text: '{"q1":[],"q5":"daily"}', place: 'tab' })
    unmount()
    await open('q5')
    expect(ticked()).toEqual(['q5 daily'])
    act(() => {
      save('standing', '{"q1":["none","toString"],"q5":"constructor","q6":3,"q99":"x"}')
    })
    expect(ticked()).toEqual(['q1 none'])
    act(clearAll)
    expect(ticked()).toEqual([])
  })

  it.each([
    ['resultat', 'debut', undefined],
    ['<img>', 'debut', undefined],
    ['appel', 'q1', undefined],
    ['resultat', 'revue', { q1: ['none'] }],
  ])('an address that has nothing to show (#%s) leads to the screen before it: %s', async (place, leads, answers) => {
    await open(place, answers)
    await shown(leads)
  })
})

describe('what cannot wait', () => {
  it('comes before the second question, each with its numbers, the gravest first whatever the order of the ticks', async () => {
    await open('q1')
    const flags = Object.entries(first.flags)
    for (const [flag] of flags.toReversed()) await user.click(box('q1', flag))
    await press(buttons.next)
    await shown('appel')
    const section = screen.getByRole('region', { name: first.title })
    expect(document.activeElement?.textContent).toBe(first.title)
    expect([...section.querySelectorAll('strong, h3')].map(({ textContent }) => textContent)).toEqual(
      flags.map(([, { title: what }]) => what),
    )
    const links = [...section.querySelectorAll('a[href^="tel:"]')].map((link) => link.getAttribute('href'))
    expect(links).toEqual(flags.flatMap(([, { calls }]) => calls.map(({ number }) => numbers[number].href)))
    await press(buttons.anyway)
    await shown('q2')
  })

  it('who is afraid can leave the page at once', async () => {
    await open('appel', { q1: ['fear'] })
    const exit = screen.getByRole<HTMLAnchorElement>('link', { name: urgent.leave.label })
    expect([exit.href, exit.rel, exit.target]).toEqual([urgent.leave.url, 'noreferrer', ''])
    expect(exit.nextElementSibling?.textContent).toBe(urgent.leave.longNote)
  })

  it('« Rien ne presse » is not said to who has ticked what cannot wait', async () => {
    await open('resultat', { ...well, q1: ['dying'] })
    expect(title()).toBe(first.title)
    expect(document.querySelectorAll('#resultat .standing-flags a')).toHaveLength(2)
    expect(screen.queryByText(results.noHurry.title)).toBeNull()
    expect(screen.queryByText(results.noHurry.ways[1]?.title ?? '')).toBeNull()
  })
})

describe('the result', () => {
  it('speaks to who answers for herself too', async () => {
    await open('resultat', { ...daily, q2: 'self', q12: 'unspoken' })
    const said = document.getElementById('resultat')?.textContent
    const decision = { text: caution.text[1]?.text, forSelf: caution.forSelf[1]?.text }
    for (const { text, forSelf } of [results.dailyHelp.week[2], modifiers.unspoken, decision] as { text: string; forSelf: string }[]) {
      expect(said).toContain(forSelf)
      expect(said).not.toContain(text)
    }
  })

  it('comes after a review, where each answer can be changed and leads back to it', async () => {
    await open('revue', daily)
    const answers = () => [...document.querySelectorAll('#revue dd > b')].map(({ textContent }) => textContent)
    expect(answers()).toHaveLength(12)
    expect(answers()[4]).toBe(questions.q5.answers.daily.label)
    await user.click(screen.getByRole('link', { name: 'Modifier la question 8' }))
    await shown('q8')
    await user.click(box('q8', 'pillbox'))
    await press(buttons.next)
    await shown('revue')
    expect(answers()[7]).toBe(questions.q8.answers.pillbox.label)
    await press(buttons.result)
    expect(title()).toBe(results.dailyHelp.title)
    expect(document.activeElement?.textContent).toBe(results.dailyHelp.title)
    const guided = [...document.querySelectorAll('.guided :is(dt, dd)')].map(({ textContent }) => textContent)
    expect(guided).toEqual([questions.q5.legend, questions.q5.answers.daily.label])
    expect([...document.querySelectorAll('.unanswered li')].map(({ textContent }) => textContent)).toEqual([questions.q4.legend])
    expect([...document.querySelectorAll('.modifier h3')].map(({ textContent }) => textContent)).toEqual([
      modifiers.exhausted.title,
      modifiers.stay.title,
    ])
  })

  it('asks for what is missing, rather than guess', async () => {
    await open('revue', { q1: ['none'] })
    expect(screen.getAllByText(words.reviewed.missing)).toHaveLength(11)
    await press(buttons.result)
    await shown('q2')
    expect(screen.getByRole('alert').textContent).toContain(errors.choose)
    expect(document.activeElement).toBe(box('q2', 'self'))
  })

  it.each(
    Object.entries({
      team: { ...daily, q3: 'publicHome' },
      assessment: { ...daily, q9: 'lost' },
      dailyHelp: daily,
      unclear: { ...well, q4: 'unknown', q5: 'unknown', q6: 'unknown' },
      littleHelp: { ...well, q7: 'reheats' },
      noHurry: well,
    }),
  )('%s: one title, its ways and its numbers; who pays us beside each residence', async (name, answers) => {
    await open('resultat', answers)
    const { title: said, ways, calls } = results[name as keyof typeof results]
    expect(title()).toBe(said)
    expect([...document.querySelectorAll('.ways :is(h3, h4)')].map(({ textContent }) => textContent)).toEqual(ways.map((way) => way.title))
    expect([...document.querySelectorAll('.payer')].filter(({ textContent }) => textContent === site.whoPays)).toHaveLength(
      ways.filter(({ kind }) => kind === 'residence').length,
    )
    expect(document.querySelectorAll('.aside li')).toHaveLength(calls.length)
    expect(document.querySelectorAll('table')).toHaveLength(name === 'unclear' ? 1 : 0)
  })

  it('carries into the message a kind of home, only if ticked', async () => {
    await open('resultat', daily)
    const link = screen.getByRole('link', { name: words.write.link })
    // It leads to another page, which jsdom has not.
    link.addEventListener('click', (event) => event.preventDefault())
    const carry = screen.getByRole<HTMLInputElement>('checkbox', { name: /^Mettre dans mon message/ })
    fireEvent.click(link)
    expect(carry.checked).toBe(false)
    expect(load('contact-form')).toBeUndefined()
    await user.click(carry)
    const stored = () => JSON.parse(load('contact-form')?.text ?? '') as unknown
    fireEvent.click(link)
    expect(stored()).toEqual({ message: results.dailyHelp.carry, seekingFor: 'proche' })
    // At the end of what was written, once, and nothing else changes.
    const written = { seekingFor: 'vous', name: 'Lucie', availability: 'Le mardi' }
    save('contact-form', JSON.stringify({ ...written, message: 'Bonjour.\n' }))
    fireEvent.click(link)
    fireEvent.click(link)
    expect(stored()).toEqual({ ...written, message: `Bonjour.\n\n${results.dailyHelp.carry ?? ''}` })
  })
})

describe('the sheet', () => {
  const head = () => [...document.querySelectorAll('[data-sheet]:not([hidden])')].map(({ textContent }) => textContent)

  it('has the day on it while it has an answer', async () => {
    jest.useFakeTimers({ now: new Date('2026-12-01T10:00:00-05:00'), doNotFake: ['setTimeout'] })
    await open('q2')
    expect(head()).toEqual([sheet.blank])
    fireEvent.click(box('q2', 'parent'))
    window.dispatchEvent(new Event('beforeprint'))
    expect(head()).toEqual(['1er\u00A0décembre\u00A02026'])
    expect(document.querySelector('[data-filled]')).toBeNull()
    act(clearAll)
    expect(head()).toEqual([sheet.blank])
  })
})
