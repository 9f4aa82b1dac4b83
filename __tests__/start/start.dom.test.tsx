import { readdirSync, readFileSync } from 'node:fs'
import { expect, jest, test } from '@jest/globals'

const startIslands = jest.fn()

test('a behaviour that throws stops none of those after it, and is told as any error', async () => {
  jest.useFakeTimers()
  jest.doMock('@/components/start/islands', () => ({ startIslands }))
  jest.doMock('@/components/start/late', () => ({ startLate: () => undefined }))
  jest.doMock('@/components/start/menu', () => ({
    startMenu: () => {
      throw new Error('no menu')
    },
  }))
  await import('@/components/start/start')
  expect(startIslands).toHaveBeenCalledTimes(1)
  expect(document.documentElement.dataset.start).toBe('')
  expect(() => jest.runAllTimers()).toThrow('no menu')
})

test('each behaviour is started', () => {
  const files = readdirSync('components/start').map((file) => readFileSync(`components/start/${file}`, 'utf8'))
  const code = files.join('').replaceAll(/^import .*$/gm, '')
  const names = Array.from(code.matchAll(/export function (start\w+)/g), ([, name = '']) => name)
  expect(names).toContain('startMenu')
  expect(names.filter((name) => code.split(new RegExp(`\\b${name}\\b`)).length < 3)).toEqual([])
})
