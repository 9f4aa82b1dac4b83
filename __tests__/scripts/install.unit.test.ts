import { expect, test } from '@jest/globals'
import { needsInstall, refuseOldNode } from '@/scripts/install.mjs'

const wanted = {
  '': { version: '1.0.0' },
  'node_modules/next': { version: '16.4.6' },
  'node_modules/fast-on-mac': { version: '1.0.0', optional: true },
}
const { '': _root, ...complete } = wanted

test.each([
  ['nothing installed yet', undefined, true],
  ['all there', complete, false],
  ['a package for another system missing', { 'node_modules/next': wanted['node_modules/next'] }, false],
  ['a package missing', { 'node_modules/fast-on-mac': wanted['node_modules/fast-on-mac'] }, true],
  ['another version, after a pull', { ...complete, 'node_modules/next': { version: '16.4.5' } }, true],
])('with %s, what npm is asked', (_, installed, isNeeded) => {
  expect(needsInstall(wanted, installed)).toBe(isNeeded)
})

test('an old Node is told in one sentence, a recent one is not', () => {
  expect(refuseOldNode('18.20.4', '>=20.19.0')).toMatch(/^Node 20\.19 or later is needed, and this is Node 18\.20\.4\./)
  expect(refuseOldNode('20.9.0', '>=20.19.0')).toContain('20.9.0')
  expect([refuseOldNode('20.19.0', '>=20.19.0'), refuseOldNode('22.1.0', '>=20.19.0')]).toEqual([undefined, undefined])
})
