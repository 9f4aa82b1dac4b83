import { beforeEach, describe, expect, it, jest } from '@jest/globals'
import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { readNotebook } from '@/lib/notebook-data'
import { loadDraft, parseJson, saveDraft } from '@/lib/draft-storage'
import { islands, printIsland } from '../../support/islands'
import { getElement } from '../../support/get-element'

const field = (name: string) => getElement(`[name="${name}"]`) as HTMLInputElement
const box = (name: string, value: string) =>
  getElement(`[name="${name}"][value="${value}"]`) as HTMLInputElement
const storedResidence = () =>
  readNotebook(parseJson(loadDraft('visit-notebook')?.text)).residences[0]

/** Shows a tool as the server rendered it, lets a visitor act in it, then hydrates it. */
async function hydrateAfter(tool: keyof typeof islands, visit: () => void) {
  const island = printIsland(tool)
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
  it('stays in its field, with the space that ends it, and is stored', async () => {
    await hydrateAfter('visit-notebook', () => {
      field('1-name').value = 'Les Trois '
      field('1-1').value = 'Une préposée'
    })
    expect(field('1-name').value).toBe('Les Trois ')
    expect(storedResidence()?.replies[0]?.text).toBe('Une préposée')
  })

  it('follows what was stored for the same field', async () => {
    saveDraft('visit-notebook', JSON.stringify({ residences: [{ rent: '2 290 $' }] }))
    await hydrateAfter('visit-notebook', () => {
      field('1-rent').value = '2 310 $'
    })
    expect([field('1-rent').value, storedResidence()?.rent]).toEqual([
      '2 290 $ 2 310 $',
      '2 290 $ 2 310 $',
    ])
  })

  it('survives, with the focus, when the browser has translated the page', async () => {
    const before = { field: null as Element | null }
    await hydrateAfter('visit-notebook', () => {
      before.field = field('1-name')
      field('1-name').value = 'Les Trois'
      field('1-name').focus()
      for (const title of document.querySelectorAll('h2')) title.textContent = 'Translated'
    })
    expect(before.field?.isConnected).toBe(false)
    expect([field('1-name').value, storedResidence()?.name]).toEqual(['Les Trois', 'Les Trois'])
    expect(document.activeElement).toBe(field('1-name'))
  })

  it('stores nothing when nobody typed', async () => {
    await hydrateAfter('visit-notebook', () => undefined)
    expect(loadDraft('visit-notebook')).toBeUndefined()
  })
})

describe('what is ticked before hydration', () => {
  it('replaces the opinion that was stored', async () => {
    saveDraft(
      'visit-notebook',
      JSON.stringify({ residences: [{ replies: [{ text: '', mark: 'wrong' }] }] }),
    )
    await hydrateAfter('visit-notebook', () => {
      box('1-1-mark', 'fine').checked = true
    })
    expect([box('1-1-mark', 'fine').checked, storedResidence()?.replies[0]?.mark]).toEqual([
      true,
      'fine',
    ])
  })

  it('moves the notebook to the device', async () => {
    await hydrateAfter('visit-notebook', () => {
      field('1-name').value = 'Ici'
      field('keep').checked = true
    })
    expect([loadDraft('visit-notebook')?.area, field('keep').checked]).toEqual(['device', true])
  })

  it('shows the residence that was chosen', async () => {
    await hydrateAfter('visit-notebook', () => {
      box('residence', '2').checked = true
    })
    expect(getElement('form').dataset.shownResidence).toBe('2')
  })

  it('is an answer of the questionnaire', async () => {
    await hydrateAfter('needs-assessment', () => {
      box('q1', 'injury').checked = true
      box('q1', 'fear').checked = true
      box('q5', 'daily').checked = true
    })
    expect(parseJson(loadDraft('needs-assessment')?.text)).toEqual({
      q1: ['injury', 'fear'],
      q5: 'daily',
    })
  })
})
