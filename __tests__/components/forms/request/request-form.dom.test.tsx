import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { words } from '@/content/words'
import {
  backend,
  fill,
  followLink,
  isAskedBeforeLeaving,
  openForm,
  openAndSubmit,
  submit,
} from '../../../support/contact-form'
import { answer } from '../../../support/fetch-answer'

test('offers the phone and an e-mail with what the fields hold when it is opened', async () => {
  backend.send.mockResolvedValue(answer(503))
  openAndSubmit()
  const link = await screen.findByRole<HTMLAnchorElement>('link', {
    name: words.forms.rescue.email,
  })
  const body = () => new URL(link.href).searchParams.get('body') ?? ''
  expect(document.querySelector('[data-part="result"] a[href^="tel:"]')).not.toBeNull()
  fill({ message: 'Autre chose, 100 % différent' })
  followLink(link)
  expect(body()).toContain('Autre chose, 100 % différent')
  expect(isAskedBeforeLeaving()).toBe(false)
})

test('says when a closed agency replies, below its sentence of success', async () => {
  openForm('Au plus tard le 5 janvier.')
  fill()
  submit()
  const closedPeriod = await screen.findByText('Au plus tard le 5 janvier.')
  const success = screen.getByRole('status')
  expect(success.textContent).toBe(words.forms.contact.success)
  expect(success.compareDocumentPosition(closedPeriod)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})
