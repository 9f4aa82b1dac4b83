import { readFileSync } from 'node:fs'
import path from 'node:path'

const drawing = readFileSync(path.join(process.cwd(), 'components/layout/tab-icon.webp'), 'base64')

/**
 * The lantern of a tab stands in the page: as a file it was one request more on every first visit, 2.6 kB with its headers, and Chromium asked for it
 * again at every change of the hash. Four colours, no vectors: Chromium opens an SVG as a document of its own, on the page's thread, a task of 100 ms
 * where the processor is 20 times slower. Whoever wants a file asks for /favicon.ico unasked.
 */
export const tabIcon = `data:image/webp;base64,${drawing}`
