import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { withNoindex } from '@/scripts/after-export/preview-headers'
import { parseHeadersFile } from '@/scripts/headers-file'
import { previewFacts } from '@/scripts/deploy/preview-facts.mjs'

const now = new Date('2026-11-20T15:04:05Z')
const home = process.cwd()
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'preview-test-'))
  process.chdir(folder)
})

afterAll(async () => {
  process.chdir(home)
  await rm(folder, { recursive: true })
})

describe('what the banner of a preview says', () => {
  test.each([
    ['Netlify', { NETLIFY: 'true', HEAD: 'page', BRANCH: 'pull/12/head', COMMIT_REF: 'abc' }],
    ['Cloudflare Pages', { CF_PAGES: '1', CF_PAGES_BRANCH: 'page', CF_PAGES_COMMIT_SHA: 'abc' }],
    ['GitHub, for a pull request', { GITHUB_ACTIONS: 'true', GITHUB_HEAD_REF: 'page', GITHUB_REF_NAME: '12/merge', GITHUB_SHA: 'abc' }],
    ['GitHub, for a branch', { GITHUB_ACTIONS: 'true', GITHUB_HEAD_REF: '', GITHUB_REF_NAME: 'page', GITHUB_SHA: 'abc' }],
    ['the person who builds', { PREVIEW_BRANCH: 'page', PREVIEW_COMMIT: 'abc', NETLIFY: 'true', HEAD: 'other', COMMIT_REF: 'def' }],
  ])('comes from %s', (_, source) => {
    expect(previewFacts(source, now)).toEqual({ PREVIEW_BRANCH: 'page', PREVIEW_COMMIT: 'abc', PREVIEW_TIME: '2026-11-20T15:04:05.000Z' })
  })

  test('comes from git elsewhere, and without git says less', () => {
    expect(previewFacts({}, now)).toMatchObject({ PREVIEW_BRANCH: '', PREVIEW_COMMIT: '' })
    const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim()
    git('init', '--quiet', '--initial-branch', 'page')
    git('-c', 'user.name=Essai', '-c', 'user.email=essai@fanal.example', 'commit', '--quiet', '--allow-empty', '--message', 'Essai')
    expect(previewFacts({}, now)).toMatchObject({ PREVIEW_BRANCH: 'page', PREVIEW_COMMIT: git('rev-parse', 'HEAD') })
  }, 30_000)
})

test('noindex joins the rule that every path has, or becomes it: of two, Cloudflare would keep one', () => {
  const joined = withNoindex('/a\n  X-A: 1\n/*\n  X-B: 2\n')
  expect(joined.match(/^\/\*$/gm)).toHaveLength(1)
  expect(parseHeadersFile(joined)('/photo.avif')).toEqual({ 'x-b': '2', 'x-robots-tag': 'noindex, nofollow' })
  expect(parseHeadersFile(withNoindex(''))('/')).toEqual({ 'x-robots-tag': 'noindex, nofollow' })
})
