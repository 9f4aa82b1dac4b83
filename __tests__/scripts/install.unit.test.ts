import { describe, expect, test } from '@jest/globals'
import { needsInstall, refuseOldNode } from '@/scripts/install.mjs'

const wanted = {
  '': { version: '1.0.0' },
  'node_modules/next': { version: '16.4.6' },
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
    expect(needsInstall(wanted, { ...complete, 'node_modules/next': { version: '16.4.5' } })).toBe(true)
  })
})

test('an old Node is told in one sentence, a recent one is not', () => {
  expect(refuseOldNode('18.20.4', '>=20.19.0')).toMatch(/^Node 20\.19 or later is needed, and this is Node 18\.20\.4\./)
  expect(refuseOldNode('20.9.0', '>=20.19.0')).toContain('20.9.0')
  expect([refuseOldNode('20.19.0', '>=20.19.0'), refuseOldNode('22.1.0', '>=20.19.0')]).toEqual([undefined, undefined])
})
