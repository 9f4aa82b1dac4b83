import { keptPages } from '../kept-pages'
import { errorScreenFonts } from './error-screen-fonts'
import { keepFragments } from './fragments'
import { headers } from './headers'
import { links } from './links'
import { previewHeaders } from './preview-headers'
import { quietPages } from './quiet-pages'
import { securityContact } from './security-text'

/** A step that finishes the export: it reads and changes the files of `dir` (out/) and says in a few words what it did. */
export type ExportStep = { title: string; run: (dir: string) => Promise<string> }

/** In the order in which they run, after every `next build`. */
export const steps: readonly ExportStep[] = [
  quietPages,
  errorScreenFonts,
  keptPages,
  keepFragments,
  headers,
  previewHeaders,
  securityContact,
  links,
]
