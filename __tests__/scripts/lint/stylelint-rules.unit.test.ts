import { expect, test } from '@jest/globals'
import stylelint from 'stylelint'

/** Lists the rules that the style sheet breaks, with the settings of the site. */
async function lint(code: string, codeFilename = 'components/ui/button.css') {
  const { results } = await stylelint.lint({ code, codeFilename })
  return results.flatMap(({ warnings }) => warnings.map(({ rule }) => rule))
}

const inLayer = (rules: string) => `@layer ui {\n${rules}\n}\n`
const inQuery = (query: string) =>
  inLayer(`  .button {\n    ${query} {\n      color: var(--text);\n    }\n  }`)

test('accepts a class of the component, and one of the site, in a layer', async () => {
  expect(await lint(inLayer('  .button .small {\n    color: var(--text);\n  }'))).toEqual([])
})

test('accepts a class of the component in what paper changes of it', async () => {
  const css = '@layer print {\n  .button-large {\n    color: var(--text);\n  }\n}\n'
  expect(await lint(css, 'components/ui/button.print.css')).toEqual([])
})

test.each([
  ['site/class-names', inLayer('  .stranger {\n    color: var(--text);\n  }')],
  ['site/class-names', inLayer('  .button .choice-group {\n    color: var(--text);\n  }')],
  ['site/class-names', inLayer('  .button .phone-link {\n    color: var(--text);\n  }')],
  ['site/layers', '.button {\n  color: var(--text);\n}\n'],
  ['site/print-sheets', inQuery('@media print')],
  ['site/query-widths', inQuery('@container site (width >= 30rem)')],
  ['site/query-widths', inQuery('@container site (width <= 34rem)')],
  ['media-feature-name-disallowed-list', inQuery('@media (width >= 48rem)')],
  ['site/old-browsers', inLayer('  .button {\n    height: 50dvh;\n  }')],
  ['site/old-browsers', inQuery('@media (height < 30em)')],
  ['color-no-hex', inLayer('  .button {\n    color: #123456;\n  }')],
  ['declaration-property-value-disallowed-list', inLayer('  .button {\n    margin: 2rem;\n  }')],
])('refuses by %s', async (rule, css) => {
  expect(await lint(css)).toEqual([rule])
})

test('accepts a new unit after a value for old browsers', async () => {
  const css = inLayer('  .button {\n    height: 50vh;\n    height: 50dvh;\n  }')
  expect(await lint(css)).toEqual([])
})
