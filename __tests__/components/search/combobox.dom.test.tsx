import { beforeEach, describe, expect, jest, test } from '@jest/globals'
import '@testing-library/jest-dom/jest-globals'
import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { startCombobox } from '@/components/search/combobox.client'
import { Search } from '@/components/search/search'
import { words as siteWords } from '@/content/words'
import { site } from '@/content/site'
import { buildDocument, indexDocuments } from './search-in'

const words = siteWords.interfaceTexts.search
const { phone } = site

const documents = [
  buildDocument('Zona', 'Le zona presse.\nLe bail attend.', { url: '#zona' }),
  buildDocument('Le bail', 'Une annexe suit le bail.', { kind: 'question' }),
  buildDocument('Les repas', 'On mange.', { kind: 'page', pageTitle: 'Services' }),
  ...Array.from({ length: 8 }, (_, at) => buildDocument(`Prix ${String(at)}`, 'Des dollars.')),
]
const absent = [
  { words: ['dentiste'], answer: 'Nous n’avons rien sur ces soins.', documentIds: [0] },
]

const user = userEvent.setup()
const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: words.label })
const phoneLink = () => within(screen.getByRole('search')).queryByRole('link', { name: phone.text })
const status = () => screen.getByRole('status').textContent.replace(/\s/g, ' ')
const activeOption = () => field().getAttribute('aria-activedescendant')

beforeEach(() => {
  const { container } = render(<Search />)
  startCombobox(container, { index: indexDocuments(documents, { absent }), words })
})

describe('Combobox', () => {
  test.each([
    ['down twice', '{ArrowDown}{ArrowDown}', 1],
    ['down past the last option', '{ArrowDown}{ArrowDown}{ArrowDown}', -1],
    ['up from the field', '{ArrowUp}', 1],
    ['up past the first option', '{ArrowDown}{ArrowUp}', -1],
  ])('moves the selection, not the focus: %s', async (_, keys, selected) => {
    await user.type(field(), 'bail')
    const options = screen.getAllByRole('option')
    expect(options).toHaveLength(2)
    expect(field().getAttribute('aria-controls')).toBe(screen.getByRole('listbox').id)
    await user.keyboard(keys)
    expect(activeOption()).toBe(options[selected]?.id ?? '')
    expect(options.map((option) => option.getAttribute('aria-selected'))).toEqual(
      options.map((_, at) => String(at === selected)),
    )
    expect(document.activeElement).toBe(field())
  })

  test('closes on the first Escape and empties the field on the second', async () => {
    await user.type(field(), 'zona')
    await user.keyboard('{Escape}')
    expect([field().getAttribute('aria-expanded'), field().value]).toEqual(['false', 'zona'])
    await user.keyboard('{Escape}')
    expect(field().value).toBe('')
  })

  test('selects the first option on Enter and follows it on the second', async () => {
    await user.type(field(), 'zona{Enter}')
    expect(screen.getByRole('option', { selected: true }).id).toBe(activeOption())
    expect(location.hash).toBe('')
    await user.keyboard('{Enter}')
    expect(location.hash).toBe('#zona')
  })

  test.each([
    ['baux', 'Le [bail]QuestionUne annexe suit le [bail].'],
    ['repas', 'Les [repas]Page, ServicesOn mange.'],
  ])('says the title, the kind and a sentence, marked at the words (%s)', async (query, text) => {
    await user.type(field(), query)
    const [first] = screen.getAllByRole('option')
    for (const mark of first?.querySelectorAll('mark') ?? [])
      mark.textContent = `[${mark.textContent}]`
    expect(first?.textContent).toBe(text)
  })

  test.each([
    ['zona', 1, '1 résultat'],
    ['prix', 6, 'Les 6 premiers de 8 résultats'],
  ])('announces the count of good results once typing pauses (%s)', (query, shown, message) => {
    jest.useFakeTimers()
    fireEvent.input(field(), { target: { value: query } })
    expect(status()).toBe('')
    expect(screen.getAllByRole('option')).toHaveLength(shown)
    jest.runAllTimers()
    expect(status()).toBe(message)
    expect(phoneLink()).toBeNull()
  })

  test.each([
    ['dentiste', 1, 'Nous n’avons rien sur ces soins. Ce qui s’en approche le plus. Demandez'],
    ['astronaute', 0, 'Rien pour « astronaute ». Demandez'],
    ['bail astronaute', 2, 'Rien pour « astronaute ». Ce qui s’en approche le plus. Demandez'],
  ])('says that results are weak and offers the phone number (%s)', (query, shown, start) => {
    jest.useFakeTimers()
    fireEvent.input(field(), { target: { value: query } })
    expect(screen.queryAllByRole('option')).toHaveLength(shown)
    expect(field().getAttribute('aria-expanded')).toBe(String(shown > 0))
    expect(phoneLink()?.getAttribute('href')).toBe(phone.href)
    jest.runAllTimers()
    expect(status().startsWith(start)).toBe(true)
    expect(status()).toMatch(/Demandez.* 418 555-0134\. D’autres sujets, de A à Z\.$/)
  })
})
