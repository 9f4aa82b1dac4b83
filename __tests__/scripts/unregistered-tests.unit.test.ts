import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { resultsFolder, tellUnregistered, unregisteredTests } from '@/scripts/unregistered-tests'
import { makeFolder } from '../support/folder'

const folder = makeFolder()

test('the run says how many tests quote a sample that has been replaced', () => {
  expect(tellUnregistered(folder)).toBe('')
  mkdirSync(path.join(folder, resultsFolder), { recursive: true })
  writeFileSync(path.join(folder, unregisteredTests), 'les chiffres\nles conseillères\n')
  expect(tellUnregistered(folder)).toMatch(/^2 not registered/)
})
