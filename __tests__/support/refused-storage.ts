import { jest } from '@jest/globals'

/**
 * A browser that refuses storage (private mode, a full disk, the visitor’s own wish), until
 * jest.restoreAllMocks().
 */
export function refuseStorage(...names: readonly ('getItem' | 'setItem' | 'removeItem')[]) {
  for (const name of names)
    jest.spyOn(Storage.prototype, name).mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError')
    })
}
