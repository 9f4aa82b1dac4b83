import { beforeEach, describe, expect, it, jest } from '@jest/globals'
import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import NeedsAssessment from '@/components/needs-assessment/needs-assessment'
import { clearAllDrafts, loadDraft, saveDraft } from '@/lib/draft-storage'
import { interfaceTexts, numbers, needsAssessment as words, sheet, urgent } from '@/content/words'
import { site } from '@/content/site'
import { one } from '../../support/one'
import { daily, well } from './answers'

const { buttons, questions, results, errors, first, modifiers, caution } = words
const user = userEvent.setup()

const settle = () => act(() => new Promise<void>((resolve) => setTimeout(resolve)))

/** Whoever has come to a screen in this tab, with these answers. */
async function open(hash = '', answers?: object) {
  location.hash = hash
  await settle()
  if (answers) saveDraft('needs-assessment', JSON.stringify(answers))
  return render(
    <div data-tool="ou-en-etes-vous">
      <p>
        <span data-print-state="empty">{sheet.blank}</span>
        <span data-print-state="printed" hidden>
          <span data-print-date="" />
        </span>
      </p>
      <NeedsAssessment
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

const expectScreen = async (name: string) => {
  await settle()
  expect(one('.needs-assessment').dataset.step).toBe(name)
}
const question = (id: string) => one(`#${id}`)
const box = (id: string, value: string) => one(`#${id} [value="${value}"]`) as HTMLInputElement
const ticked = () =>
  [...document.querySelectorAll<HTMLInputElement>('input:checked')].map(
    ({ name, value }) => `${name} ${value}`,
  )
const press = async (name: string) => {
  await user.click(screen.getByRole('button', { name }))
  await settle()
}
const title = () => screen.getByRole('heading', { level: 2 }).textContent
const textsOf = (selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent)

beforeEach(() => {
  window.scrollTo = jest.fn()
})

describe('a question', () => {
  it('leads to the next one and its hash', async () => {
    await open('q1', { q1: ['none'] })
    await press(buttons.next)
    await expectScreen('q2')
    expect(location.hash).toBe('#q2')
  })

  it('takes the focus at the top of the page', async () => {
    await open('q1', { q1: ['none'] })
    await press(buttons.next)
    expect(document.activeElement).toBe(question('q2').querySelector('legend'))
    expect(window.scrollTo).toHaveBeenLastCalledWith(0, 0)
  })

  it('leads back to the one before, with its answer', async () => {
    await open('q2', { q1: ['none'] })
    await press(buttons.back)
    await expectScreen('q1')
    expect(ticked()).toEqual(['q1 none'])
  })

  it('says how far it is', async () => {
    await open('q5')
    const { textContent } = one('[data-now] .needs-assessment-progress')
    const { value, max } = one('[data-now] progress') as HTMLProgressElement
    expect([textContent.trim(), value, max]).toEqual(['Question 5 sur 12', 5, 12])
  })

  it('speaks to who answers for herself', async () => {
    await open('q3', { q2: 'self' })
    expect(question('q3').textContent).toContain(questions.q3.forSelf ?? '')
    expect(question('q3').textContent).toContain('Chez vous')
  })

  it('keeps a verb and its pronoun on one line', async () => {
    await open('q3')
    expect(question('q3').querySelector('legend .whole')?.textContent).toMatch(/^\p{L}+-elle$/u)
  })
})

describe('a question without an answer', () => {
  const error = `${sheet.toFix} ${errors.tick}`

  it('stays, with its error beside it and its first box focused', async () => {
    await open('q1')
    await press(buttons.next)
    await expectScreen('q1')
    const described = question('q1').getAttribute('aria-describedby')?.split(' ')[0] ?? ''
    expect(document.getElementById(described)?.textContent).toBe(error)
    expect(document.activeElement).toBe(box('q1', 'injury'))
    expect(box('q1', 'injury').getAttribute('aria-invalid')).toBe('true')
  })

  it('is announced again at each attempt', async () => {
    await open('q1')
    await press(buttons.next)
    const alert = screen.getByRole('alert')
    const announced = alert.firstChild
    expect(alert.textContent).toBe(error)
    await press(buttons.next)
    expect(alert.firstChild).not.toBe(announced)
  })

  it('loses its error once it is answered', async () => {
    await open('q1')
    await press(buttons.next)
    await user.click(box('q1', 'none'))
    expect(screen.getByRole('alert').textContent).toBe('')
    expect(document.querySelector('[aria-invalid]')).toBeNull()
  })
})

describe('the answers', () => {
  it('exclude one another when one of them is « Rien de cela »', async () => {
    await open('q1')
    for (const value of ['none', 'fear', 'dying', 'injury', 'fear'])
      await user.click(box('q1', value))
    expect(ticked()).toEqual(['q1 injury', 'q1 dying'])
    await user.click(box('q1', 'none'))
    expect(ticked()).toEqual(['q1 none'])
  })

  it('are stored in this tab alone', async () => {
    await open('q5')
    await user.click(box('q5', 'daily'))
    expect(loadDraft('needs-assessment')).toEqual({ text: '{"q1":[],"q5":"daily"}', place: 'tab' })
  })

  it('are shown when the tool opens again', async () => {
    await open('q5', { q5: 'daily' })
    expect(ticked()).toEqual(['q5 daily'])
  })

  it('are only those that the questions have, whatever is stored', async () => {
    await open('q5', { q1: ['none', 'toString'], q5: 'constructor', q6: 3, q99: 'x' })
    expect(ticked()).toEqual(['q1 none'])
  })

  it('are gone once they are cleared', async () => {
    await open('q5', { q5: 'daily' })
    fireEvent.click(screen.getByText(interfaceTexts.clearData.yes))
    expect([ticked(), loadDraft('needs-assessment')]).toEqual([[], undefined])
  })

  it('take the result with them when they are cleared', async () => {
    await open('resultat', daily)
    fireEvent.click(screen.getByText(interfaceTexts.clearData.yes))
    await expectScreen('debut')
  })

  it('are cleared without moving the visitor away from the sentence that says so', async () => {
    await open('resultat', daily)
    jest.mocked(window.scrollTo).mockClear()
    fireEvent.click(screen.getByText(interfaceTexts.clearData.yes))
    expect(screen.getByText(interfaceTexts.clearData.done)).toBeTruthy()
    expect(window.scrollTo).not.toHaveBeenCalled()
  })
})

it.each([
  ['resultat', 'debut', undefined],
  ['<img>', 'debut', undefined],
  ['appel', 'q1', undefined],
  ['resultat', 'revue', { q1: ['none'] }],
])(
  'shows the screen before a hash that has nothing to show yet (#%s: %s)',
  async (hash, screenName, answers) => {
    await open(hash, answers)
    await expectScreen(screenName)
  },
)

describe('what cannot wait', () => {
  const flags = Object.entries(first.flags)

  it('comes before the second question', async () => {
    await open('q1', { q1: ['fear'] })
    await press(buttons.next)
    await expectScreen('appel')
    expect(document.activeElement?.textContent).toBe(first.title)
    await press(buttons.anyway)
    await expectScreen('q2')
  })

  it('shows the titles and the numbers of every ticked box, gravest first', async () => {
    await open('appel', { q1: flags.map(([flag]) => flag).toReversed() })
    const section = screen.getByRole('region', { name: first.title })
    const links = [...section.querySelectorAll('a[href^="tel:"]')].map((link) =>
      link.getAttribute('href'),
    )
    expect([...section.querySelectorAll('h3')].map(({ textContent }) => textContent)).toEqual(
      flags.map(([, flag]) => flag.title),
    )
    expect(links).toEqual(
      flags.flatMap(([, { calls }]) => calls.map(({ number }) => numbers[number].href)),
    )
  })

  it('lets who is afraid leave the page at once', async () => {
    await open('appel', { q1: ['fear'] })
    const exit = screen.getByRole<HTMLAnchorElement>('link', { name: urgent.leave.label })
    expect([exit.href, exit.rel, exit.target]).toEqual([urgent.leave.url, 'noreferrer', ''])
    expect(exit.nextElementSibling?.textContent).toBe(urgent.leave.longNote)
  })

  it('is the whole result where « Rien ne presse » would be false', async () => {
    await open('resultat', { ...well, q1: ['dying'] })
    expect(title()).toBe(first.title)
    expect(document.querySelectorAll('#resultat .needs-assessment-flags a')).toHaveLength(2)
  })
})

describe('the review', () => {
  it('shows the twelve answers', async () => {
    await open('revue', daily)
    const answers = textsOf('#revue dd > b')
    expect([answers.length, answers[4]]).toEqual([12, questions.q5.answers.daily.label])
  })

  it('leads to a question and back, with the new answer', async () => {
    await open('revue', daily)
    await user.click(screen.getByRole('link', { name: 'Modifier la question 8' }))
    await expectScreen('q8')
    await user.click(box('q8', 'pillbox'))
    await press(buttons.next)
    await expectScreen('revue')
    expect(textsOf('#revue dd > b')[7]).toBe(questions.q8.answers.pillbox.label)
  })

  it('leads to the result, whose title takes the focus', async () => {
    await open('revue', daily)
    await press(buttons.result)
    expect(document.activeElement?.textContent).toBe(results.dailyHelp.title)
  })

  it('asks for what is missing, rather than guess', async () => {
    await open('revue', { q1: ['none'] })
    expect(screen.getAllByText(words.reviewed.missing)).toHaveLength(11)
    await press(buttons.result)
    await expectScreen('q2')
    expect(screen.getByRole('alert').textContent).toContain(errors.choose)
    expect(document.activeElement).toBe(box('q2', 'self'))
  })
})

describe('the result', () => {
  it.each(
    Object.entries({
      team: { ...daily, q3: 'publicHome' },
      assessment: { ...daily, q9: 'lost' },
      dailyHelp: daily,
      unclear: { ...well, q4: 'unknown', q5: 'unknown', q6: 'unknown' },
      littleHelp: { ...well, q7: 'reheats' },
      noHurry: well,
    }),
  )(
    '%s has its title, its ways, its numbers, and who pays us beside each residence',
    async (name, answers) => {
      await open('resultat', answers)
      const result = results[name as keyof typeof results]
      expect(title()).toBe(result.title)
      expect(textsOf('.ways :is(h3, h4)')).toEqual(result.ways.map((way) => way.title))
      expect(textsOf('.payer')).toEqual(
        result.ways.filter(({ kind }) => kind === 'residence').map(() => site.whoPays),
      )
      expect(document.querySelectorAll('.aside li')).toHaveLength(result.calls.length)
    },
  )

  it('speaks to who answers for herself', async () => {
    await open('resultat', { ...daily, q2: 'self', q12: 'unspoken' })
    const text = one('#resultat').textContent
    for (const said of [results.dailyHelp.week[2], modifiers.unspoken, caution.decision]) {
      expect(text).toContain(said?.forSelf)
      expect(text).not.toContain(said?.text)
    }
  })

  it('says which answers decided', async () => {
    await open('resultat', daily)
    expect(textsOf('.guided :is(dt, dd)')).toEqual([
      questions.q5.legend,
      questions.q5.answers.daily.label,
    ])
  })

  it('says what was answered « Je ne sais pas »', async () => {
    await open('resultat', daily)
    expect(textsOf('.unanswered li')).toEqual([questions.q4.legend])
  })

  it('puts first what comes before the rest for these answers', async () => {
    await open('resultat', daily)
    expect(textsOf('.modifier h3')).toEqual([modifiers.exhausted.title, modifiers.stay.title])
  })
})

describe('« Écrire à »', () => {
  const stored = () => JSON.parse(loadDraft('contact-form')?.text ?? 'null') as unknown
  const carry = () =>
    screen.getByRole<HTMLInputElement>('checkbox', { name: /^Mettre dans mon message/ })
  const follow = () => {
    const link = screen.getByRole('link', { name: words.write.link })
    // It leads to another page, which jsdom has not.
    link.addEventListener('click', (event) => event.preventDefault())
    fireEvent.click(link)
  }

  it('carries nothing into the message unless the box is ticked', async () => {
    await open('resultat', daily)
    follow()
    expect(stored()).toBeNull()
  })

  it('carries a kind of home into an empty message', async () => {
    await open('resultat', daily)
    await user.click(carry())
    follow()
    expect(stored()).toEqual({ message: results.dailyHelp.carry, seekingFor: 'proche' })
  })

  it('carries it once, at the end of what was written', async () => {
    const written = { seekingFor: 'vous', name: 'Lucie' }
    saveDraft('contact-form', JSON.stringify({ ...written, message: 'Bonjour.\n' }))
    await open('resultat', daily)
    await user.click(carry())
    follow()
    follow()
    expect(stored()).toEqual({
      ...written,
      message: `Bonjour.\n\n${results.dailyHelp.carry ?? ''}`,
    })
  })
})

describe('the printed page', () => {
  const head = () => textsOf('[data-print-state]:not([hidden])')

  it('is marked as blank without an answer', async () => {
    await open('q2')
    expect(head()).toEqual([sheet.blank])
  })

  it('has the day once there is an answer', async () => {
    jest.useFakeTimers({ now: new Date('2026-12-01T10:00:00-05:00'), doNotFake: ['setTimeout'] })
    await open('q2', { q2: 'parent' })
    window.dispatchEvent(new Event('beforeprint'))
    expect(head()).toEqual(['1er\u00A0décembre\u00A02026'])
  })

  it('is marked as blank again once the answers are cleared', async () => {
    await open('q2', { q2: 'parent' })
    act(clearAllDrafts)
    expect(head()).toEqual([sheet.blank])
  })
})
