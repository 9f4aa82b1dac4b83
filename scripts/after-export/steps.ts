import { errorScreenFonts } from './error-screen-fonts'
import { headers } from './headers'
import { lateScripts } from './late-scripts'
import { previewHeaders } from './preview-headers'
import { securityContact } from './security-text'
import { stylesApart } from './styles-apart'

/** A step that finishes the export: it reads and changes the files of `dir` (out/) and says in a few words what it did. */
export type ExportStep = { title: string; run: (dir: string) => Promise<string> }

/** In the order in which they run, after every `next build`. */
export const steps: readonly ExportStep[] = [errorScreenFonts, stylesApart, lateScripts, headers, previewHeaders, securityContact]
