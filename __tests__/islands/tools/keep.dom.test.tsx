import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { erase, kept, keyOf, read, write } from '@/components/islands/tools/keep'

const key = keyOf(kept.netCost)
const stored = () => ({ tab: sessionStorage.getItem(key), device: localStorage.getItem(key) })

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})
afterEach(() => {
  jest.restoreAllMocks()
})

describe('what a tool keeps', () => {
  it('has a name that the eraser of /confidentialite knows', () => {
    expect(Object.values(kept).map(keyOf)).toEqual(['fanal-outil-prix-net', 'fanal-outil-questions', 'fanal-outil-carnet'])
  })

  it('is in one place, the tab or the device', () => {
    expect(write(kept.netCost, 'a', { onDevice: false })).toBe(true)
    expect(stored()).toEqual({ tab: 'a', device: null })
    expect(write(kept.netCost, 'b', { onDevice: true })).toBe(true)
    expect(stored()).toEqual({ tab: null, device: 'b' })
    expect(read(kept.netCost)).toEqual({ text: 'b', isOnDevice: true })
    write(kept.netCost, 'c', { onDevice: false })
    expect(stored()).toEqual({ tab: 'c', device: null })
    expect(read(kept.netCost)).toEqual({ text: 'c', isOnDevice: false })
  })

  it('is erased from both, and nothing else with it', () => {
    for (const storage of [sessionStorage, localStorage]) {
      storage.setItem(key, 'a')
      storage.setItem('autre', 'b')
    }
    erase(kept.netCost)
    expect(stored()).toEqual({ tab: null, device: null })
    expect([sessionStorage.getItem('autre'), localStorage.getItem('autre')]).toEqual(['b', 'b'])
    expect(read(kept.netCost)).toBeUndefined()
  })

  it('is nowhere when the browser refuses, and the tool knows it', () => {
    for (const name of ['getItem', 'setItem', 'removeItem'] as const)
      jest.spyOn(Storage.prototype, name).mockImplementation(() => {
        throw new Error('refused')
      })
    expect(write(kept.netCost, 'a', { onDevice: true })).toBe(false)
    expect(read(kept.netCost)).toBeUndefined()
    expect(() => erase(kept.netCost)).not.toThrow()
  })
})
