import { expect, test } from '@jest/globals'
import { act, fireEvent, screen } from '@testing-library/react'
import { clearAllDrafts, loadDraft, saveDraft } from '@/lib/browser/draft-storage'
import { words } from '@/content/words'
import {
  backend,
  fill,
  getField,
  getValues,
  noValues,
  openForm,
  openFilled,
  submit,
} from '../../../support/contact-form'
import { visitor } from '../../../support/visitor'

test('restores every field on the next visit of the page', () => {
  const opened = openFilled()
  fireEvent.click(screen.getByLabelText('Cette semaine'))
  opened.unmount()
  openForm()
  expect(getValues()).toEqual(visitor)
  expect(screen.getByLabelText<HTMLInputElement>('Cette semaine').checked).toBe(true)
})

test('stores a draft as long as it holds a word', () => {
  openForm()
  fill({ message: ' ' })
  expect(loadDraft('contact-form')).toBeUndefined()
  fill({ message: 'Bonjour' })
  expect(loadDraft('contact-form')?.area).toBe('tab')
  fill({ message: '' })
  expect(loadDraft('contact-form')).toBeUndefined()
})

test('tells of a message whose answer was not awaited, and sends it under its key', async () => {
  saveDraft('contact-form', JSON.stringify({ ...visitor, key: '1234567890123456' }))
  openForm()
  const notice = screen.getByText(/^Un premier envoi n’a pas été confirmé/)
  expect(notice.getAttribute('role')).toBe('alert')
  submit()
  expect(await screen.findByText(words.forms.contact.success)).toBeTruthy()
  expect(screen.queryByText(/^Un premier envoi/)).toBeNull()
  expect(backend.getMessages()).toEqual([visitor])
  expect(backend.getClientInfo()).toEqual([expect.stringContaining('key=1234567890123456')])
})

test.each(['{', '[]', '"'])('ignores a draft of another format (%s)', (text) => {
  saveDraft('contact-form', text)
  openForm()
  expect(getField('name').value).toBe('')
})

test('empties the fields when the draft is cleared elsewhere', () => {
  openFilled()
  act(clearAllDrafts)
  expect(getValues()).toEqual(noValues)
})
