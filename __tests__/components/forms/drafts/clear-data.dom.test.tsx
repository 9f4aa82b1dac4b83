import { beforeEach, describe, expect, test } from '@jest/globals'
import '@testing-library/jest-dom/jest-globals'
import { fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { handleClearDataChoice, startClearData } from '@/components/forms/drafts/clear-data.client'
import { loadDraft, saveDraft } from '@/lib/browser/draft-storage'
import { ClearAllData, ClearData } from '@/components/forms/drafts/clear-data'

const words = {
  label: 'Tout effacer',
  question: 'Tout disparaîtra.',
  yes: 'Oui, tout effacer',
  no: 'Ne rien effacer',
  done: 'C’est effacé.',
}
const clickText = (name: string) => userEvent.click(screen.getByText(name))
const pressThrough = async (answer: string) => {
  await clickText(words.label)
  await clickText(answer)
}

beforeEach(() => {
  localStorage.setItem('text-size', 'large')
  saveDraft('visit-notebook', '1', 'device')
  saveDraft('contact-form', '1')
})

describe('on a page without React', () => {
  beforeEach(() => {
    render(<ClearAllData words={words} />)
    startClearData()
  })

  test('clears what every form and tool keeps, and nothing else', async () => {
    await pressThrough(words.yes)
    expect([
      loadDraft('visit-notebook'),
      loadDraft('contact-form'),
      localStorage.getItem('text-size'),
    ]).toEqual([undefined, undefined, 'large'])
  })

  test('keeps everything when the visitor refuses', async () => {
    await pressThrough(words.no)
    expect(loadDraft('visit-notebook')).toBeDefined()
    expect(screen.getByText(words.question)).not.toBeVisible()
  })

  test('announces that it is done, with the focus on its title', async () => {
    await pressThrough(words.yes)
    expect(screen.getByRole('status')).toHaveTextContent(words.done)
    expect(screen.getByText(words.label)).toHaveFocus()
  })

  test('removes the announcement once something is written', async () => {
    await pressThrough(words.yes)
    fireEvent.input(document.body)
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  })
})

test('clears one tool only when it is inside that tool', async () => {
  render(
    <ClearData words={words} draftNames={['visit-notebook']} onChoice={handleClearDataChoice} />,
  )
  await pressThrough(words.yes)
  expect([loadDraft('visit-notebook'), loadDraft('contact-form')?.text]).toEqual([undefined, '1'])
})
