import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { startCombobox } from '@/components/search/combobox'
import { makeIndex } from '@/components/search/make-index'
import { Search } from '@/components/search/search'
import { SearchEngine } from '@/components/search/search-engine'
import { interfaceTexts } from '@/content/interface'
import type { SearchDocument } from '@/content/search-documents'

const words = interfaceTexts.search
const phone = { text: '418 555-0134', href: 'tel:+14185550134' }

const text = (kind: SearchDocument['kind'], url: string, title: string, body: string): SearchDocument => ({
  kind,
  url,
  title,
  themes: '',
  text: body,
  asked: '',
  alsoAsked: '',
})
const texts = [
  text('article', '#zona', 'Zona', 'Le zona presse.\nLe bail attend.'),
  text('question', '#bail', 'Le bail', 'Une annexe suit le bail.'),
  { ...text('page', '#repas', 'Les repas', 'On mange.'), place: 'Services' },
  ...Array.from({ length: 8 }, (_, at) => text('article', `/prix-${String(at)}/`, `Prix ${String(at)}`, 'Des dollars.')),
]

const user = userEvent.setup()
const field = () => screen.getByRole('combobox', { name: words.label })
const status = () => screen.getByRole('status').textContent.replace(/\s/g, ' ')

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined
  const { container } = render(<Search words={words} phone={phone} />)
  const engine = new SearchEngine(makeIndex(texts, { stopWords: 'le', synonyms: [], absent: [] }))
  engine.addTexts(texts.map((each) => each.text))
  startCombobox(container, engine, words)
})
afterEach(cleanup)

describe('the search field', () => {
  it('ties the field, the list and the choice together as ARIA asks', async () => {
    expect(field().getAttribute('aria-expanded')).toBe('false')
    await user.type(field(), 'bail')
    const options = screen.getAllByRole('option')
    expect(options).toHaveLength(2)
    expect(field().getAttribute('aria-controls')).toBe(screen.getByRole('listbox').id)
    expect(field().getAttribute('aria-expanded')).toBe('true')
    await user.keyboard('{ArrowDown}{ArrowDown}')
    expect(field().getAttribute('aria-activedescendant')).toBe(options[1]?.id)
    expect(options.map((option) => option.getAttribute('aria-selected'))).toEqual(['false', 'true'])
    await user.keyboard('{ArrowDown}')
    expect(field().hasAttribute('aria-activedescendant')).toBe(false)
    expect(document.activeElement).toBe(field())
  })

  it('shows the kind, the title and the sentence, the words that were asked marked', async () => {
    await user.type(field(), 'baux')
    const [first] = screen.getAllByRole('option')
    expect(first?.textContent).toBe('QuestionLe bailUne annexe suit le bail.')
    expect(Array.from(first?.querySelectorAll('mark') ?? [], (mark) => mark.textContent)).toEqual(['bail', 'bail'])
  })

  it('says of which page a section is a part', async () => {
    await user.type(field(), 'repas')
    expect(screen.getByRole('option').querySelector('.kind')?.textContent).toBe('Page · Services')
  })

  it('announces the count once the typing rests, not at each letter', async () => {
    await user.type(field(), 'zona')
    expect(status()).toBe('')
    await waitFor(() => {
      expect(status()).toBe('1 résultat')
    })
  })

  it('says how many there are in all when the list shows only six', async () => {
    await user.type(field(), 'prix')
    expect(screen.getAllByRole('option')).toHaveLength(6)
    await waitFor(() => {
      expect(status()).toBe('Les 6 premiers de 8 résultats')
    })
  })

  it('names what the site does not have, with a number to dial', async () => {
    await user.type(field(), 'astronaute')
    await waitFor(() => {
      expect(status()).toContain('Rien pour « astronaute ».')
      expect(status()).toMatch(/ 418 555-0134\. Tous les sujets, de A à Z\.$/)
    })
    expect(field().getAttribute('aria-expanded')).toBe('false')
    expect(screen.getByRole('link', { name: phone.text }).getAttribute('href')).toBe(phone.href)
  })

  it('offers the nearest as such, the number under it; a good answer needs none', async () => {
    await user.type(field(), 'bail astronaute')
    await waitFor(() => {
      expect(status()).toContain('Rien pour « astronaute ». Ce qui s’en approche le plus. Demandez')
    })
    expect(screen.getByRole('link', { name: phone.text })).not.toBeNull()
    await user.clear(field())
    await user.type(field(), 'bail')
    expect(screen.queryByRole('link', { name: phone.text })).toBeNull()
  })
})
