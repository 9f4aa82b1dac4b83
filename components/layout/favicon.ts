import { readFileSync } from 'node:fs'
import path from 'node:path'

const drawing = readFileSync(path.join(process.cwd(), 'components/layout/favicon.webp'), 'base64')

// In the page: as a file, the lantern of a tab was one request more on every first visit, and in Chromium one at every change of the hash. No vectors:
// Chromium opens an SVG as a document of its own, on the page's thread, a task of 100 ms where the processor is 20 times slower.
export const favicon = `data:image/webp;base64,${drawing}`
