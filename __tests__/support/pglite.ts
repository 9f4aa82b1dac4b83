// PGlite brings its files with import(), which jest's own modules refuse: Node loads it, outside of them (jest.config.mjs).
import type { PGlite as Package } from '@electric-sql/pglite'
import { loadOutside } from './outside'

export const { PGlite } = loadOutside('@electric-sql/pglite') as { PGlite: typeof Package }
