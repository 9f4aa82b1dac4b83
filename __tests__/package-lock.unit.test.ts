import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'

test.each(['.', 'scripts/test/extra-packages'])(
  '%s has the hash of every package, for each platform',
  (folder) => {
    type Lock = { packages: Record<string, { integrity?: string }> }
    const { packages } = JSON.parse(readFileSync(`${folder}/package-lock.json`, 'utf8')) as Lock
    const unchecked = Object.entries(packages).filter(([name, { integrity }]) => name && !integrity)
    expect(unchecked.map(([name]) => name)).toEqual([])
  },
)
