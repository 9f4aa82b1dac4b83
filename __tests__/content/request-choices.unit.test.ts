import { expect, test } from '@jest/globals'
import { words } from '@/content/words'
import { addRequestLines, readRequestLines } from '@/supabase/functions/_contract/request-lines'

const { morning, afternoon, anytime } = words.forms.fields.availability

test.each([morning, afternoon, anytime])('the function reads the choice « %s »', (label) => {
  const availability = label.toLowerCase()
  expect(readRequestLines(addRequestLines('Bonjour.', { availability }))).toEqual({ availability })
})
