import { describe, expect, test } from '@jest/globals'
import { readFileSync } from 'node:fs'
import { refusal } from '@/scripts/node-version.cjs'

describe('the Node version', () => {
  test.each(['8.17.0', '12.22.12', '18.20.8', '20.18.3'])('%s is too old, which one sentence says', (version) => {
    expect(refusal(version, '>=20.19.0')).toBe(
      `Node 20.19 or later is needed, and this is Node ${version}. Install a newer one from https://nodejs.org and try again.`,
    )
  })

  test.each(['20.19.0', '20.20.2', '22.1.0', '100.0.0'])('%s will do', (version) => {
    expect(refusal(version, '>=20.19.0')).toBe('')
  })

  test('is checked before anything else by every command that needs it', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
    for (const name of ['start', 'dev', 'build', 'test', 'check:quick'])
      expect([name, scripts[name]]).toEqual([name, expect.stringMatching(/^node -r \.\/scripts\/node-version\.cjs /)])
  })

  test('is checked by code that any Node can read', () => {
    const code = readFileSync('scripts/node-version.cjs', 'utf8').replace(/\/\*\*[^]*?\*\/|\/\/.*|'[^']*'/g, 's')
    expect(code).toContain('function refusal')
    expect(code).not.toMatch(/=>|`|\b(const|let|class|import|export|async)\b|\?\.|\?\?|,\s*\)/)
  })
})
