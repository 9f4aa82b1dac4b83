import { expect, test } from '@jest/globals'
import { renderHook } from '@testing-library/react'
import { useUnstoredWarning } from '@/components/forms/use-unstored-warning'
import { isAskedBeforeLeaving } from '../../support/contact-form'

test('asks before leaving what is not stored, unless a call begins', () => {
  const { rerender } = renderHook(useUnstoredWarning, { initialProps: false })
  expect(isAskedBeforeLeaving()).toBe(false)
  rerender(true)
  expect(isAskedBeforeLeaving()).toBe(true)

  document.body.innerHTML = '<a href="tel:+14185550134">418 555-0134</a>'
  document.querySelector('a')?.focus()
  expect(isAskedBeforeLeaving()).toBe(false)
})
