import { describe, expect, test } from '@jest/globals'
import { execFileSync } from 'node:child_process'
import { previewFacts } from '@/scripts/deploy/preview-facts'

const now = new Date('2026-11-20T15:04:05Z')
describe('what the banner of a preview says', () => {
  test.each([
    ['Netlify', { NETLIFY: 'true', HEAD: 'page', BRANCH: 'pull/12/head', COMMIT_REF: 'abc' }],
    [
      'the person who builds',
      {
        PREVIEW_BRANCH: 'page',
        PREVIEW_COMMIT: 'abc',
        NETLIFY: 'true',
        HEAD: 'other',
        COMMIT_REF: 'def',
      },
    ],
  ])('comes from %s', (_, source) => {
    expect(previewFacts(source, now)).toEqual({
      PREVIEW_BRANCH: 'page',
      PREVIEW_COMMIT: 'abc',
      PREVIEW_TIME: '2026-11-20T15:04:05.000Z',
    })
  })

  test('comes from git elsewhere', () => {
    const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim()
    expect(previewFacts({}, now)).toMatchObject({
      PREVIEW_BRANCH: git('branch', '--show-current'),
      PREVIEW_COMMIT: git('rev-parse', 'HEAD'),
    })
  })
})
