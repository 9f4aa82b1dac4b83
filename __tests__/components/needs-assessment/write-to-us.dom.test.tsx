import { beforeEach, expect, test } from '@jest/globals'
import { fireEvent, render, screen } from '@testing-library/react'
import { WriteToUs } from '@/components/needs-assessment/write-to-us'
import { loadDraftValues, saveDraft } from '@/lib/browser/draft-storage'
import { words } from '@/content/words'

const followLink = () => {
  const link = screen.getByRole('link', { name: words.needsAssessmentPage.write.link })
  // jsdom cannot navigate to another page.
  link.addEventListener('click', (event) => event.preventDefault())
  fireEvent.click(link)
}
const tickBox = () => fireEvent.click(screen.getByRole('checkbox'))

beforeEach(() => {
  render(<WriteToUs words={words.needsAssessmentPage} messageText="Une RPA." seekingFor="proche" />)
})

test('adds nothing to the message unless the box is ticked', () => {
  followLink()
  expect(loadDraftValues('contact-form')).toBeUndefined()
})

test('adds a kind of home to an empty message', () => {
  tickBox()
  followLink()
  expect(loadDraftValues('contact-form')).toEqual({ message: 'Une RPA.', seekingFor: 'proche' })
})

test('adds it once, at the end of what was written', () => {
  const written = { seekingFor: 'vous', name: 'Lucie' }
  saveDraft('contact-form', JSON.stringify({ ...written, message: 'Bonjour.\n' }))
  tickBox()
  followLink()
  followLink()
  expect(loadDraftValues('contact-form')).toEqual({ ...written, message: 'Bonjour.\n\nUne RPA.' })
})
