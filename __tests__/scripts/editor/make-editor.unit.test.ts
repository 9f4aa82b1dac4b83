import { expect, test } from '@jest/globals'
import { patchDecap } from '@/scripts/editor/make-editor'

test('refuses a Decap that does not have the code to mend', () => {
  expect(() => patchDecap('another version')).toThrow('does not have')
})
