import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import ts from 'typescript'

/**
 * Returns true for a French sentence: several words with an accent or a French quotation mark, or
 * any word between two tags.
 */
const isSentence = (node: ts.Node): node is ts.LiteralLikeNode =>
  ts.isJsxText(node)
    ? /\p{L}{2}/u.test(node.text)
    : (ts.isStringLiteralLike(node) ||
        ts.isTemplateHead(node) ||
        ts.isTemplateMiddle(node) ||
        ts.isTemplateTail(node)) &&
      /[àâçéèêëîïôùû«»’]/i.test(node.text) &&
      node.text.trim().includes(' ')

function listSentences(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    // The message of a failed build is for authors, not for visitors.
    if (ts.isThrowStatement(node)) return
    if (isSentence(node)) found.push(`${file}: ${node.text.trim()}`)
    node.forEachChild(visit)
  }
  visit(source)
  return found
}

test('no component holds a French sentence: all of them are in content/', () => {
  const files = execFileSync('git', ['ls-files', 'app', 'components'], { encoding: 'utf8' })
  const sources = files.split('\n').filter((file) => /\.tsx?$/.test(file))
  expect(sources.length).toBeGreaterThan(150)
  expect(sources.flatMap(listSentences)).toEqual([])
})
