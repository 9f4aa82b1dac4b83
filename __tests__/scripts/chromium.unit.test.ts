import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findChromium } from '@/scripts/chromium.mjs'

let root: string
const at = (name: string) => path.join(root, name)
const nowhere = () => at('nowhere/chrome')

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'chromium-test-'))
  await mkdir(at('a/chromium'), { recursive: true })
  await mkdir(at('b'))
  await mkdir(at('c'))
  await writeFile(at('a/google-chrome'), '', { mode: 0o755 })
  await writeFile(at('b/chromium-browser'), '', { mode: 0o755 })
  await writeFile(at('c/chromium'), '', { mode: 0o644 })
  await writeFile(at('c/own'), '', { mode: 0o755 })
})

afterAll(async () => {
  await rm(root, { recursive: true })
})

describe('the search for a Chromium', () => {
  test('Chromium comes before Chrome, wherever each stands in PATH', () => {
    expect(findChromium([at('a'), at('b')].join(path.delimiter), nowhere)).toBe(at('b/chromium-browser'))
  })

  test('a folder or a file that cannot be run is no browser', () => {
    expect(findChromium(at('c'), nowhere)).toBeUndefined()
    expect(findChromium(at('a'), nowhere)).toBe(at('a/google-chrome'))
  })

  test('Playwright’s own browser is the last resort', () => {
    expect(findChromium(at('nowhere'), () => at('c/own'))).toBe(at('c/own'))
    expect(findChromium('', nowhere)).toBeUndefined()
  })
})
