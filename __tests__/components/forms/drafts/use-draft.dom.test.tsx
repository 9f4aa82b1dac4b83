import { beforeEach, describe, expect, jest, test } from '@jest/globals'
import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { readNotebook } from '@/lib/notebook-data'
import { loadDraft, parseJson, saveDraft } from '@/lib/browser/draft-storage'
import { islands, renderIslandHtml } from '../../../support/islands'
import { getElement } from '../../../support/get-element'

const getField = (name: string) => getElement(`[name="${name}"]`) as HTMLInputElement
const getChoice = (name: string, value: string) =>
  getElement(`[name="${name}"][value="${value}"]`) as HTMLInputElement
const storedResidence = () =>
  readNotebook(parseJson(loadDraft('visit-notebook')?.text)).residences[0]

/** Shows a tool as the server rendered it, lets a visitor act in it, then hydrates it. */
async function hydrateAfter(tool: keyof typeof islands, visit: () => void) {
  const island = renderIslandHtml(tool)
  visit()
  const root = island.querySelector('[data-root]') ?? island
  // React reports what a translation changed, then renders anew.
  const options = { onRecoverableError: () => undefined }
  await act(() => Promise.resolve(hydrateRoot(root, islands[tool], options)))
}

beforeEach(() => {
  window.scrollTo = jest.fn()
})

describe('what is typed before hydration', () => {
  test('stays in its field, with the space that ends it, and is stored', async () => {
    await hydrateAfter('visit-notebook', () => {
      getField('1-name').value = 'Les Trois '
      getField('1-1').value = 'Une préposée'
    })
    expect(getField('1-name').value).toBe('Les Trois ')
    expect(storedResidence()?.answers[0]?.text).toBe('Une préposée')
  })

  test('follows what was stored for the same field', async () => {
    saveDraft('visit-notebook', JSON.stringify({ residences: [{ rent: '2 290 $' }] }))
    await hydrateAfter('visit-notebook', () => {
      getField('1-rent').value = '2 310 $'
    })
    expect([getField('1-rent').value, storedResidence()?.rent]).toEqual([
      '2 290 $ 2 310 $',
      '2 290 $ 2 310 $',
    ])
  })

  test('survives, with the focus, when the browser has translated the page', async () => {
    const before = { field: null as Element | null }
    await hydrateAfter('visit-notebook', () => {
      before.field = getField('1-name')
      getField('1-name').value = 'Les Trois'
      getField('1-name').focus()
      for (const title of document.querySelectorAll('h2')) title.textContent = 'Translated'
    })
    expect(before.field?.isConnected).toBe(false)
    expect([getField('1-name').value, storedResidence()?.name]).toEqual(['Les Trois', 'Les Trois'])
    expect(document.activeElement).toBe(getField('1-name'))
  })

  test('stores nothing when nobody typed', async () => {
    await hydrateAfter('visit-notebook', () => undefined)
    expect(loadDraft('visit-notebook')).toBeUndefined()
  })
})

describe('what is ticked before hydration', () => {
  test('replaces the opinion that was stored', async () => {
    saveDraft(
      'visit-notebook',
      JSON.stringify({ residences: [{ answers: [{ text: '', opinion: 'wrong' }] }] }),
    )
    await hydrateAfter('visit-notebook', () => {
      getChoice('1-1-opinion', 'fine').checked = true
    })
    expect([
      getChoice('1-1-opinion', 'fine').checked,
      storedResidence()?.answers[0]?.opinion,
    ]).toEqual([true, 'fine'])
  })

  test('moves the notebook to the device', async () => {
    await hydrateAfter('visit-notebook', () => {
      getField('1-name').value = 'Ici'
      getField('keep').checked = true
    })
    expect([loadDraft('visit-notebook')?.area, getField('keep').checked]).toEqual(['device', true])
  })

  test('shows the residence that was chosen', async () => {
    await hydrateAfter('visit-notebook', () => {
      getChoice('residence', '2').checked = true
    })
    expect(getElement('form').dataset.shownResidence).toBe('2')
  })

  test('counts as an answer of the questionnaire', async () => {
    await hydrateAfter('needs-assessment', () => {
      getChoice('emergencies', 'injury').checked = true
      getChoice('emergencies', 'fear').checked = true
      getChoice('hygiene', 'daily').checked = true
    })
    expect(parseJson(loadDraft('needs-assessment')?.text)).toEqual({
      emergencies: ['injury', 'fear'],
      hygiene: 'daily',
    })
  })
})
