import { expect, test } from '@jest/globals'
import { waitFor } from '@testing-library/react'
import { focusMistake } from '@/scripts/editor/mistakes'

test('marks the field at fault once the form is unlocked', async () => {
  document.body.innerHTML = '<form inert><input></form>'
  const [form, field] = document.querySelectorAll<HTMLElement>('form, input')
  Object.assign(Element.prototype, { scrollIntoView: () => undefined })
  window.formPane = { focus: () => field?.focus() }

  focusMistake(['phone'])
  expect(field?.getAttribute('aria-invalid')).toBeNull()

  form?.removeAttribute('inert')
  await waitFor(() => expect(field?.getAttribute('aria-invalid')).toBe('true'))
})
