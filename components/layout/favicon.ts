import { readFileSync } from 'node:fs'
import path from 'node:path'

const drawing = readFileSync(path.join(process.cwd(), 'components/layout/favicon.webp'), 'base64')

// The icon is inline, because a file costs one request on every first visit and, in Chromium, one
// at every change of the hash. It is not an SVG, because Chromium parses one as a document on the
// main thread: a task of 100 ms at a processor 20 times slower.
export const favicon = `data:image/webp;base64,${drawing}`
