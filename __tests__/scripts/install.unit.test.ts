import { describe, expect, test } from '@jest/globals'
import { needsInstall } from '@/scripts/install.mjs'

const wanted = {
  '': { name: 'fanal' },
  'node_modules/next': { version: '16.4.6', integrity: 'sha512-a' },
  'node_modules/fast-on-mac': { version: '1.0.0', optional: true },
}
const { '': _root, ...complete } = wanted

describe('the decision to install', () => {
  test('nothing installed yet', () => {
    expect(needsInstall(wanted, undefined)).toBe(true)
  })

  test('all there: npm is left alone', () => {
    expect(needsInstall(wanted, complete)).toBe(false)
  })

  test('a package for another system may be missing', () => {
    expect(needsInstall(wanted, { 'node_modules/next': wanted['node_modules/next'] })).toBe(false)
  })

  test('a missing package', () => {
    expect(needsInstall(wanted, { 'node_modules/fast-on-mac': wanted['node_modules/fast-on-mac'] })).toBe(true)
  })

  test('another version, after a pull', () => {
    expect(needsInstall(wanted, { ...complete, 'node_modules/next': { version: '16.4.5', integrity: 'sha512-b' } })).toBe(true)
  })

  test('a package that the lockfile no longer has', () => {
    expect(needsInstall(wanted, { ...complete, 'node_modules/left-behind': { version: '1.0.0' } })).toBe(true)
  })
})
