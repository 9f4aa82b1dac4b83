import { errorScreenFonts } from './error-screen-fonts'
import { keepFragments } from './fragments'
import { editorPage } from './editor-page'
import { headers } from './headers'
import { links } from './links'
import { quietPages } from './quiet-pages'
import type { ExportStep } from './export-step'
import { securityContact } from './security-text'

/** In the order in which they run, after every `next build`. */
export const steps: readonly ExportStep[] = [quietPages, errorScreenFonts, keepFragments, headers, editorPage, securityContact, links]
