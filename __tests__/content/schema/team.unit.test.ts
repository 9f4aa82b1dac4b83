import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { parse } from 'yaml'
import { advisorsFile } from '@/content/schema/team'

test('an advisor may have no drawing', () => {
  const advisors = parse(readFileSync(advisorsFile.file, 'utf8')) as { object?: string }[]
  const [{ object: _, ...first } = {}] = advisors
  expect(advisorsFile.schema.safeParse([first]).error).toBeUndefined()
})
