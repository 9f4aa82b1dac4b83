import path from 'node:path'
import { runInThisContext } from 'node:vm'

type Global = { process: { getBuiltinModule: (name: 'node:module') => { createRequire: (file: string) => (name: string) => unknown } } }

/** The worker's own global, which all test files share, each in modules that jest makes anew. */
export const outside: unknown = runInThisContext('globalThis')

/** A package as Node loads it, outside of jest's modules. */
export const loadOutside = (name: string) =>
  (outside as Global).process.getBuiltinModule('node:module').createRequire(path.resolve('package.json'))(name)
