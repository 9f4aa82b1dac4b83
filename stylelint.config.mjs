import siteRules from './scripts/lint/stylelint-rules.mjs'

/** Lengths that follow the letters (em), hairlines and zero are no sizes of the scale. */
const literal = {
  space: /(?<![\d.])(?![01]px)[\d.]+(?:rem|px|v[wh])/,
  size: /(?<![\w.-])(?!1em)[\d.]+(?:r?em|px|pt|%)/,
  leading: /^(?!1$)[\d.]/,
  leadingOfFont: /\/ (?!1[ ;])[\d.]/,
  weight: /(?:^|\s)\d{3}\b/,
  rule: /(?<![\d.])(?![01]px)[\d.]+px/,
}

/** What styles/tokens.css names is written there alone. */
const scale = {
  'color-no-hex': true,
  'function-disallowed-list': ['rgb', 'hsl', 'light-dark', 'color-mix'],
  'declaration-property-value-disallowed-list': {
    '/^(?:margin|padding|gap|inset|top|right|bottom|left|scroll-|\\w+-gap)/': [literal.space],
    '/^(?:font-size|--h1-size)$/': [literal.size],
    font: [literal.size, literal.leadingOfFont, literal.weight],
    'line-height': [literal.leading],
    'font-weight': [literal.weight],
    'z-index': [/^-?\d/],
    '/^(?:border|outline|box-shadow|text-decoration)/': [literal.rule],
    // A calc() that adds or divides needs the unit of a zero.
    '/^--/': ['0'],
    // Safari 15 reads the thickness of an underline only in its own property. Next splits a literal
    // one, and none with a variable.
    'text-decoration': [/var\(/],
  },
}

/** @type {import('stylelint').Config} */
export default {
  extends: 'stylelint-config-standard',
  plugins: siteRules,
  reportDescriptionlessDisables: true,
  reportNeedlessDisables: true,
  rules: {
    ...scale,
    'site/layers': true,
    'site/print-sheets': true,
    'site/query-widths': true,
    // The text size that a visitor chooses changes the width of the page in rem, and not the window's.
    'media-feature-name-disallowed-list': ['width', 'min-width', 'max-width'],
    'site/old-browsers': true,
    'selector-disallowed-list': [
      // The browser would style the whole page again for each piece of it that comes.
      /body:has\(/,
      /(?:html|:root):has\([^{}]*\)\s+\S/,
      // Layers say what wins.
      /&&/,
      /(\.[\w-]+|\[[^\]]+\])\1(?![\w-])/,
    ],
    'import-notation': 'string',
    'length-zero-no-unit': [true, { ignore: ['custom-properties'] }],
    'value-keyword-case': ['lower', { camelCaseSvgKeywords: true }],
    // Layers say what wins, and nested rules are read better in the order of the page.
    'no-descending-specificity': null,
    'no-duplicate-selectors': null,
  },
  overrides: [
    { files: ['{app,components}/**/*.css'], rules: { 'site/class-names': true } },
    {
      files: ['styles/tokens.css'],
      rules: Object.fromEntries(
        [...Object.keys(scale), 'site/old-browsers'].map((name) => [name, null]),
      ),
    },
  ],
}
