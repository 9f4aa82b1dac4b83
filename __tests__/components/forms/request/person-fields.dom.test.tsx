import { expect, test } from '@jest/globals'
import { fireEvent, screen } from '@testing-library/react'
import { words } from '@/content/words'
import { getField, openForm, openFilled, submit } from '../../../support/contact-form'
import { visitor } from '../../../support/visitor'

test('tells the browser what each field is for', () => {
  openForm()
  const described = (['name', 'phone', 'email'] as const).map((name) => {
    const { type, autocomplete } = getField(name)
    return [type, autocomplete]
  })
  expect(described).toEqual([
    ['text', 'name'],
    ['tel', 'tel'],
    ['email', 'email'],
  ])
})

test('warns about a number that looks one digit short, and accepts it', async () => {
  openFilled({ ...visitor, phone: '418 555-019' })
  fireEvent.blur(getField('phone'))
  expect(screen.getByText(/^Ce numéro n’a que 9 des 10 chiffres/)).toBeTruthy()
  submit()
  expect(await screen.findByText(words.forms.contact.success)).toBeTruthy()
})
