import { beforeEach, describe, expect, it, jest } from '@jest/globals'
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { startCombobox } from '@/components/search/combobox'
import { makeIndex } from '@/components/search/make-index'
import { Search } from '@/components/search/search'
import { SearchEngine } from '@/components/search/search-engine'
import { interfaceTexts } from '@/content/words'
import { entry } from './entry'

const words = interfaceTexts.search
const phone = { text: '418 555-0134', href: 'tel:+14185550134' }

const texts = [
  entry('Zona', 'Le zona presse.\nLe bail attend.', { url: '#zona' }),
  entry('Le bail', 'Une annexe suit le bail.', { kind: 'question' }),
  entry('Les repas', 'On mange.', { kind: 'page', place: 'Services' }),
  ...Array.from({ length: 8 }, (_, at) => entry(`Prix ${String(at)}`, 'Des dollars.')),
]

const absent = [{ words: ['dentiste'], answer: 'Nous n’avons rien sur ces soins.', places: [0] }]

const user = userEvent.setup()
const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: words.label })
const status = () => screen.getByRole('status').textContent.replace(/\s/g, ' ')

beforeEach(() => {
  const { container } = render(<Search words={words} phone={phone} />)
  const engine = new SearchEngine(makeIndex(texts, { stopWords: 'le', synonyms: [], absent }))
  engine.addTexts(texts.map((each) => each.text))
  startCombobox(container, engine, words)
})

describe('the search field', () => {
  it('ties the field, the list and the choice together as ARIA asks, both ways round', async () => {
    expect(field().getAttribute('aria-expanded')).toBe('false')
    await user.type(field(), 'bail')
    const options = screen.getAllByRole('option')
    expect(options).toHaveLength(2)
    expect(field().getAttribute('aria-controls')).toBe(screen.getByRole('listbox').id)
    expect(field().getAttribute('aria-expanded')).toBe('true')
    for (const [keys, chosen] of [
      ['{ArrowDown}{ArrowDown}', 1],
      ['{ArrowDown}', undefined],
      ['{ArrowUp}', 1],
      ['{ArrowUp}{ArrowUp}', undefined],
    ] as const) {
      await user.keyboard(keys)
      expect(field().getAttribute('aria-activedescendant')).toBe(chosen === undefined ? null : options[chosen]?.id)
      expect(options.map((option) => option.getAttribute('aria-selected'))).toEqual(options.map((_, at) => String(at === chosen)))
      expect(document.activeElement).toBe(field())
    }
    await user.clear(field())
    await user.keyboard('{ArrowDown}')
    expect(field().getAttribute('aria-activedescendant')).toBeNull()
  })

  it('closes on Escape, is empty at the second one, and leads with Enter to the answer that the first Enter shows', async () => {
    await user.type(field(), 'zona')
    await user.keyboard('{Escape}')
    expect([field().getAttribute('aria-expanded'), field().value]).toEqual(['false', 'zona'])
    await user.keyboard('{Escape}')
    expect(field().value).toBe('')
    await user.type(field(), 'zona{Enter}')
    expect([screen.getByRole('option').getAttribute('aria-selected'), location.hash]).toEqual(['true', ''])
    await user.keyboard('{Enter}')
    expect(location.hash).toBe('#zona')
  })

  it('shows the kind, the title and the sentence, the words that were asked marked, and of which page a section is a part', async () => {
    await user.type(field(), 'baux')
    const [first] = screen.getAllByRole('option')
    expect(first?.textContent).toBe('QuestionLe bailUne annexe suit le bail.')
    expect(Array.from(first?.querySelectorAll('mark') ?? [], (mark) => mark.textContent)).toEqual(['bail', 'bail'])
    await user.clear(field())
    await user.type(field(), 'repas')
    expect(screen.getByRole('option').querySelector('.kind')?.textContent).toBe('Page · Services')
  })

  it.each([
    ['zona', 1, '1 résultat'],
    ['prix', 6, 'Les 6 premiers de 8 résultats'],
    ['dentiste', 1, 'Nous n’avons rien sur ces soins. Ce qui s’en approche le plus. Demandez'],
    ['astronaute', 0, 'Rien pour « astronaute ». Demandez'],
    ['bail astronaute', 2, 'Rien pour « astronaute ». Ce qui s’en approche le plus. Demandez'],
  ])(
    'says once the typing rests, of « %s », %i answers, how many there are in all, or plainly that there is nothing',
    (query, shown, said) => {
      jest.useFakeTimers()
      fireEvent.input(field(), { target: { value: query } })
      expect(status()).toBe('')
      expect(screen.queryAllByRole('option')).toHaveLength(shown)
      expect(field().getAttribute('aria-expanded')).toBe(String(shown > 0))
      // A poor answer has a number to dial, a good one needs none.
      const number = screen.queryByRole('link', { name: phone.text })
      expect(number?.getAttribute('href')).toBe(said.endsWith('Demandez') ? phone.href : undefined)
      jest.runAllTimers()
      expect(status()).toMatch(said.endsWith('Demandez') ? /Demandez.* 418 555-0134\. Tous les sujets, de A à Z\.$/ : /résultats?$/)
      expect(status().startsWith(said)).toBe(true)
    },
  )
})
