import { beforeEach, describe, expect, jest, test } from '@jest/globals'
import '@testing-library/jest-dom/jest-globals'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { Search } from '@/components/search/search'
import { startSearch } from '@/components/search/search.client'
import { words } from '@/content/words'
import { buildDocument, indexDocuments } from './search-in'

const file = {
  words: words.interfaceTexts.search,
  index: indexDocuments([buildDocument('Zona', 'Le zona presse.')]),
}
const buildResponse = (ok: boolean) => ({ ok, json: async () => file as unknown }) as Response

const fetchIndex = jest.fn<typeof fetch>()
const field = () => screen.getByRole<HTMLInputElement>('combobox')
const options = () => screen.queryAllByRole('option').length
const hasLoadError = () => document.querySelector('[data-load-error]') !== null
const settle = (time = 100) => act(() => jest.advanceTimersByTimeAsync(time))

/** A field in which the visitor searches before the code is loaded. */
async function typeIn(text = 'zona') {
  field().focus()
  fireEvent.input(field(), { target: { value: text } })
  await settle()
}

beforeEach(() => {
  jest.useFakeTimers()
  fetchIndex.mockReset().mockResolvedValue(buildResponse(true))
  globalThis.fetch = fetchIndex
  render(<Search />)
})

describe('startSearch', () => {
  test('requests nothing before the field has the focus', async () => {
    startSearch()
    await settle()
    expect(fetchIndex).not.toHaveBeenCalled()
  })

  test('loads the index once, and searches what is typed meanwhile', async () => {
    startSearch()
    await typeIn()
    expect([options(), field().value, document.activeElement]).toEqual([1, 'zona', field()])
    field().blur()
    await typeIn()
    expect(fetchIndex.mock.calls).toEqual([['/recherche.json']])
  })

  test('loads at once where the field has the focus already', async () => {
    field().focus()
    field().value = 'zona'
    startSearch()
    await settle()
    expect(options()).toBe(1)
  })

  test.each([
    ['at the next focus', () => void fireEvent.focus(field())],
    ['when the visitor types on', () => void fireEvent.input(field())],
    ['when the network returns', () => void fireEvent(window, new Event('online'))],
  ])('shows the alert when the index fails, and tries again %s', async (_, retry) => {
    fetchIndex.mockResolvedValueOnce(buildResponse(false))
    startSearch()
    field().focus()
    field().value = 'zona'
    await settle()
    expect([hasLoadError(), options()]).toEqual([true, 0])
    retry()
    await settle()
    expect([hasLoadError(), options()]).toEqual([false, 1])
  })

  test('tries twice when the network returns, because one request may be failing', async () => {
    startSearch()
    fetchIndex
      .mockRejectedValueOnce(new Error('offline'))
      .mockRejectedValueOnce(new Error('offline'))
    field().focus()
    await settle()
    fireEvent(window, new Event('online'))
    await settle()
    expect([hasLoadError(), fetchIndex.mock.calls.length]).toEqual([false, 3])
  })

  test('requests nothing when the network returns where nothing has failed', async () => {
    startSearch()
    fireEvent(window, new Event('online'))
    await settle()
    expect(fetchIndex).not.toHaveBeenCalled()
  })

  test('shows the alert after eight seconds, and searches once the index arrives', async () => {
    let respond: (_: Response) => void = () => undefined
    fetchIndex.mockReturnValue(new Promise((resolve) => (respond = resolve)))
    startSearch()
    await typeIn()
    await settle(7_800)
    expect(hasLoadError()).toBe(false)
    await settle(100)
    expect(hasLoadError()).toBe(true)
    respond(buildResponse(true))
    await settle()
    expect([hasLoadError(), options()]).toEqual([false, 1])
  })
})
