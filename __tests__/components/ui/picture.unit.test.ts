import { expect, test } from '@jest/globals'
import { readFileSync } from 'node:fs'
import { ratios } from '@/components/ui/picture'
import { focusPercent } from '@/content/schema/pictures'

const css = readFileSync('components/ui/picture.css', 'utf8')

const listRuleValues = (start: string) =>
  css
    .split(`[data-${start}='`)
    .slice(1)
    .map((rest) => rest.slice(0, rest.indexOf("'")))

test.each(['focus^', 'focus$'])('has a rule for each %s that the schema allows', (start) => {
  const percents = [...focusPercent.values].filter((percent) => percent !== 50)
  expect(listRuleValues(start)).toEqual(percents.map(String))
})

test('has a rule for each ratio', () => {
  expect(listRuleValues('ratio')).toEqual(ratios)
})
