import { expect, test } from '@jest/globals'
import { patchDecap } from '@/scripts/editor/decap-patches'

test('names the patch whose code a release of Decap does not have once', () => {
  expect(() => patchDecap('another version')).toThrow('« restore unsaved words »')
})
