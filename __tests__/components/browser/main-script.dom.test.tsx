import { readdirSync, readFileSync } from 'node:fs'
import { expect, jest, test } from '@jest/globals'

const startIslands = jest.fn()

test('starts the other behaviours when one throws, and reports its error', async () => {
  jest.useFakeTimers()
  jest.doMock('@/components/islands/island-loader.client', () => ({ startIslands }))
  jest.doMock('@/components/browser/lazy-loader', () => ({ startLazyFeatures: () => undefined }))
  jest.doMock('@/components/layout/mobile-menu.client', () => ({
    startMobileMenu: () => {
      throw new Error('no menu')
    },
  }))
  await import('@/components/browser/main-script')
  expect(startIslands).toHaveBeenCalledTimes(1)
  expect(document.documentElement.dataset.mainScript).toBe('')
  expect(() => jest.runAllTimers()).toThrow('no menu')
})

test('starts every behaviour that a script exports', () => {
  const paths = readdirSync('components', { recursive: true, encoding: 'utf8' })
  const scripts = paths.filter((file) => /\.client\.ts$|^browser\//.test(file))
  const code = scripts
    .map((file) => readFileSync(`components/${file}`, 'utf8'))
    .join('')
    .replaceAll(/^import .*$/gm, '')
  const names = Array.from(code.matchAll(/export function (start\w+)/g), ([, name = '']) => name)
  expect(names).toContain('startMobileMenu')
  expect(names.filter((name) => code.split(new RegExp(`\\b${name}\\b`)).length < 3)).toEqual([])
})
