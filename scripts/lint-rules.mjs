// The rules that no plugin has. ESLint loads them from eslint.config.mjs.
import path from 'node:path'

/** @typedef {import('eslint').Rule.RuleModule} Rule */

/** @param {import('eslint').Rule.RuleContext} context */
const fileOf = (context) => path.relative(context.cwd, context.filename).split(path.sep).join('/')

/** @param {import('eslint').Rule.RuleContext} context */
const clientDirective = (context) =>
  context.sourceCode.ast.body.find(
    (statement) => statement.type === 'ExpressionStatement' && 'directive' in statement && statement.directive === 'use client',
  )

/** @type {Rule} */
const clientPlace = {
  create(context) {
    return {
      Program() {
        const directive = clientDirective(context)
        // Beside the islands: the registry gathers styles, a link of the menu says which page is open; neither runs in the export.
        if (directive && !/^components\/(islands\/|theme\/registry\.tsx$|layout\/nav-link\.tsx$)/.test(fileOf(context)))
          context.report({
            node: directive,
            message:
              'Nothing hydrates this in the export, where it would be dead. README, « Add something that moves », says what to write instead.',
          })
      },
    }
  },
}

/** @type {Rule} */
const styledComponentsPlace = {
  create(context) {
    const file = fileOf(context)
    const isClient = clientDirective(context) !== undefined
    return {
      ImportDeclaration(node) {
        if (node.source.value !== 'styled-components') return
        // The registry gathers the styles of a page: it is the theme's.
        if (!/^components\/(islands\/[\w-]+\/[^/]+\.styles\.ts$|theme\/)/.test(file))
          context.report({
            node,
            message:
              'What is only printed has its styles in a CSS module; styled-components is for what wakes (*.styles.ts of components/islands/).',
          })
        if (!isClient)
          context.report({
            node,
            message: "A file that imports styled-components starts with 'use client', or its styles are printed again at each use.",
          })
      },
    }
  },
}

/** @type {Rule} */
const disableSaysWhy = {
  create(context) {
    return {
      Program() {
        for (const comment of context.sourceCode.getAllComments()) {
          const isDisable = /^\s*(eslint-disable|@ts-expect-error)/.test(comment.value)
          const [, reason = ''] = comment.value.split(/\s--\s|@ts-expect-error/)
          if (isDisable && comment.loc && reason.trim().length < 10)
            context.report({ loc: comment.loc, message: 'A rule that is set aside says why: eslint-disable-next-line NAME -- the reason.' })
        }
      },
    }
  },
}

/** @type {Rule} */
const noBarrel = {
  create(context) {
    const message = 'A file that only passes on what others export makes its readers load all of them: import from the source.'
    return {
      ExportAllDeclaration(node) {
        context.report({ node, message })
      },
      Program(node) {
        const statements = node.body
        const passesOn = statements.filter((each) => each.type === 'ExportNamedDeclaration' && each.source)
        if (statements.length > 1 && passesOn.length === statements.length) context.report({ node, message })
      },
    }
  },
}

export const house = {
  rules: {
    'client-place': clientPlace,
    'styled-components-place': styledComponentsPlace,
    'disable-says-why': disableSaysWhy,
    'no-barrel': noBarrel,
  },
}
