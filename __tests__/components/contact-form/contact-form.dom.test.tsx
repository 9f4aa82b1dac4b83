import { describe, expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { loadDraft } from '@/lib/draft-storage'
import { words } from '@/content/words'
import { contactMessageSchema } from '@/supabase/functions/_shared/contact-message'
import {
  backend,
  isAskedBeforeLeaving,
  getField,
  names,
  openForm,
  openAndSubmit,
  visitor,
} from '../../support/contact-form'

describe('the contact form', () => {
  test('has a required field for each key of the message', () => {
    openForm()
    expect(names).toEqual(Object.keys(contactMessageSchema.shape))
    expect(names.map((name) => [getField(name).name, getField(name).required])).toEqual(
      names.map((name) => [name, true]),
    )
  })

  test('sends its five keys as typed, and thanks in place of the fields', async () => {
    openAndSubmit()
    expect(
      await screen.findByText(
        'Merci ! Votre message a été envoyé avec succès. Nous vous contacterons bientôt.',
      ),
    ).toBeTruthy()
    expect(backend.getMessages()).toEqual([visitor])
    expect(document.activeElement?.className).toBe('outcome')
    expect(screen.queryByRole('button', { name: words.forms.submit })).toBeNull()
    expect([loadDraft('contact-form'), isAskedBeforeLeaving()]).toEqual([undefined, false])
  })
})

describe('when to reach the visitor', () => {
  const availability = ' Le mardi après-midi '

  test('is sent as the last line of the message', async () => {
    openAndSubmit({ ...visitor, availability })
    await screen.findByText(words.forms.contact.success)
    const message = `${visitor.message}\n\nQuand me joindre\u00A0: ${availability.trim()}`
    expect(backend.getMessages()).toEqual([{ ...visitor, message }])
  })

  test.each([
    ['an empty message with it alone', ' ', /Écrivez quelques mots/],
    ['a message that it makes too long', 'a'.repeat(4990), /Votre message compte/],
  ])('refuses %s', async (_, message, error) => {
    openAndSubmit({ ...visitor, message, availability })
    expect(await screen.findByText(error)).toBeTruthy()
    expect(backend.send).not.toHaveBeenCalled()
  })
})
