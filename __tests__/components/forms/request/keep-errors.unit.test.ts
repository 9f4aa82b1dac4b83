import { expect, test } from '@jest/globals'
import type { FieldErrors } from 'react-hook-form'
import { keepErrors } from '@/components/forms/request/keep-errors'
import type { RequestValues } from '@/components/forms/request/request-values'

/** A resolver that finds what the test says, as react-hook-form calls it for these fields. */
function openForm() {
  let found: FieldErrors<RequestValues> = {}
  const resolver = keepErrors(async () => ({ values: {}, errors: found }))
  return async (names: (keyof RequestValues)[], messages: Record<string, string>) => {
    found = Object.fromEntries(
      Object.entries(messages).map(([name, message]) => [name, { type: 'custom', message }]),
    )
    const values = {} as RequestValues
    const { errors } = await resolver(values, undefined, {
      names,
      fields: {},
      shouldUseNativeValidation: false,
    })
    return Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, error.message]))
  }
}

const all = ['name', 'phone', 'email'] as const

test('keeps the words of the submitted error at a key, until the field is right', async () => {
  const validate = openForm()
  await validate([...all], { phone: 'phone', email: 'email' })
  expect(await validate(['phone'], { phone: 'phoneTooShort 1' })).toEqual({
    phone: 'phone',
    email: 'email',
  })
  expect(await validate(['phone'], {})).toEqual({ email: 'email' })
  expect(await validate(['phone'], { phone: 'phoneTooShort 3' })).toEqual({})
})

test('finds no error at a key before the first submit', async () => {
  const validate = openForm()
  expect(await validate(['email'], { email: 'emailWithoutAt' })).toEqual({})
})
