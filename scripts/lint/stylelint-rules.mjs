// The rules of this site that Stylelint does not have. stylelint.config.mjs turns them on.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import stylelint from 'stylelint'

/** @typedef {Parameters<ReturnType<import('stylelint').Rule>>[0]} Root */
/** @typedef {(node: import('stylelint').Problem['node'], message: string) => void} Report */

/**
 * @param {string} name
 * @param {(root: Root, report: Report) => void} check
 */
function createRule(name, check) {
  const ruleName = `site/${name}`
  /** @type {import('stylelint').Rule} */
  const rule = () => (root, result) =>
    check(root, (node, message) =>
      stylelint.utils.report({ ruleName, result, node, message: `${message} (${ruleName})` }),
    )
  rule.ruleName = ruleName
  rule.messages = stylelint.utils.ruleMessages(ruleName, {})
  return stylelint.createPlugin(ruleName, rule)
}

/** @param {string} css */
const listClasses = (css) => Array.from(css.matchAll(/\.([a-z][\w-]*)/gi), ([, name = '']) => name)

/** The classes of no component. Other style sheets of styles/ restyle those of components. */
const siteClasses = new Set(
  ['base', 'utilities'].flatMap((name) =>
    listClasses(readFileSync(`styles/${name}.css`, 'utf8').replace(/\/\*[^]*?\*\//g, '')),
  ),
)

/** A class tells which style sheet it belongs to, because every class is global. */
const classNames = createRule('class-names', (root, report) => {
  // x.print.css holds what paper changes of x.
  const own = path.basename(root.source?.input.file ?? '', '.css').replace(/\.print$/, '')
  /** @param {string} name */
  const isOwn = (name) => siteClasses.has(name) || name === own || name.startsWith(`${own}-`)

  root.walkRules((rule) => {
    for (const name of listClasses(rule.selector))
      if (!isOwn(name)) report(rule, `".${name}" should begin with the name of its style sheet`)
  })
})

/** A rule outside of layers wins over all of them. */
const layers = createRule('layers', (root, report) => {
  const allowed = ['layer', 'import', 'page', 'font-face']
  root.each((node) => {
    if (node.type === 'comment' || (node.type === 'atrule' && allowed.includes(node.name))) return
    report(node, 'Every rule should stand in a layer')
  })
})

/** No page waits for what paper changes. */
const printSheets = createRule('print-sheets', (root, report) => {
  root.walkAtRules('media', (query) => {
    if (/\bprint\b/.test(query.params))
      report(query, 'What paper changes should stand in x.print.css, without a query')
  })
})

const widths = ['17rem', '21rem', '34rem', '48rem', '60rem', '68rem']

const queryWidths = createRule('query-widths', (root, report) => {
  root.walkAtRules(/^(?:container|media)$/, (query) => {
    const lengths = /\bwidth\b/.test(query.params)
      ? (query.params.match(/[\d.]+[a-z]+/g) ?? [])
      : []
    if (lengths.some((length) => !widths.includes(length)))
      report(query, `A query should ask for one of ${widths.join(', ')}`)
    // At the length itself, `<=` and `>=` would both apply.
    if (/(?:width|height) <=|max-(?:width|height)/.test(query.params))
      report(query, 'A query should ask for less than a length, or for that length and more')
  })
})

const newValue = /[\d.](?:[sdl]v[hwib]|cq\w+|r?lh)\b|color-mix\(/
const newProperties = ['rotate', 'scale', 'translate']

const oldBrowsers = createRule('old-browsers', (root, report) => {
  root.walkDecls((declaration) => {
    const { prop, value } = declaration
    if (!newValue.test(value) && !newProperties.includes(prop)) return
    const previous = declaration.prev()
    if (previous?.type !== 'decl' || previous.prop !== prop)
      report(declaration, 'A value for old browsers should stand before this one')
  })
  root.walkAtRules('media', (query) => {
    if (query.params.includes('<'))
      report(query, 'The build writes `<` as `not (…)`: ask for `not all and (… >= …)`')
  })
})

export default [classNames, layers, printSheets, queryWidths, oldBrowsers]
