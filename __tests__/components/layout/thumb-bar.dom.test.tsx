import { expect, test } from '@jest/globals'
import { userEvent } from '@testing-library/user-event'
import { startThumbBar } from '@/components/layout/thumb-bar.client'

test('marks the page only while somebody types', async () => {
  document.body.innerHTML = '<input><button>Envoyer</button>'
  startThumbBar()
  const user = userEvent.setup()
  await user.tab()
  expect(document.documentElement.hasAttribute('data-typing')).toBe(true)
  await user.tab()
  expect(document.documentElement.hasAttribute('data-typing')).toBe(false)
})
