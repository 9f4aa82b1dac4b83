import { expect, test } from '@jest/globals'
import { execFileSync } from 'node:child_process'
import { readPreviewFacts } from '@/scripts/deploy/preview-facts'

const now = new Date('2026-11-20T15:04:05Z')
const host = { NETLIFY: 'true', HEAD: 'page', COMMIT_REF: 'abc' }

test.each([
  ['Netlify', host],
  [
    'the person who builds',
    { ...host, HEAD: 'other', COMMIT_REF: 'def', PREVIEW_BRANCH: 'page', PREVIEW_COMMIT: 'abc' },
  ],
])('takes the facts of a preview from %s', (_, source) => {
  expect(readPreviewFacts(source, now)).toEqual({
    PREVIEW_BRANCH: 'page',
    PREVIEW_COMMIT: 'abc',
    PREVIEW_TIME: '2026-11-20T15:04:05.000Z',
  })
})

test('takes the facts of a preview from git elsewhere', () => {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim()
  expect(readPreviewFacts({}, now)).toMatchObject({
    PREVIEW_BRANCH: git('branch', '--show-current'),
    PREVIEW_COMMIT: git('rev-parse', 'HEAD'),
  })
})
