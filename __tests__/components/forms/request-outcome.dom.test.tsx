import { expect, it } from '@jest/globals'
import { screen } from '@testing-library/react'
import { forms } from '@/content/words'
import { isAskedBeforeLeaving, fill, follow, openAndSubmit } from '../../support/contact-form'
import { answer, stubFunction } from '../../support/fetch-answer'

it('offers the phone and an e-mail with what the fields hold when it is opened', async () => {
  stubFunction().send.mockResolvedValue(answer(503))
  openAndSubmit()
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: forms.rescue.email })
  const body = () => new URL(link.href).searchParams.get('body') ?? ''
  expect(document.querySelector('.outcome a[href^="tel:"]')).not.toBeNull()
  fill({ message: 'Autre chose, 100 % différent' })
  follow(link)
  expect(body()).toContain('Autre chose, 100 % différent')
  expect(isAskedBeforeLeaving()).toBe(false)
})
