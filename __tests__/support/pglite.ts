// PGlite brings its files with import(), which jest's own modules refuse: Node loads it, outside of them (jest.config.mjs).
import { constants, runInThisContext } from 'node:vm'

type Package = { PGlite: { create: (directory: string) => Promise<unknown> } }

const load = runInThisContext("() => import('@electric-sql/pglite')", {
  importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
}) as () => Promise<Package>

export const PGlite: Package['PGlite'] = { create: async (directory) => (await load()).PGlite.create(directory) }
