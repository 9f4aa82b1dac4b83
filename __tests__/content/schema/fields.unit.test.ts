import { expect, test } from '@jest/globals'
import { slug } from '@/content/schema/fields'

test('an identifier that would break an address is refused', () => {
  expect(slug().safeParse('Dépôt de garantie').success).toBe(false)
})
