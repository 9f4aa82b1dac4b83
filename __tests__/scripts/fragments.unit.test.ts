import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { keepFragments } from '@/scripts/after-export/fragments'

let out: string
let file: string

beforeAll(async () => {
  out = await mkdtemp(path.join(tmpdir(), 'fragments-test-'))
  file = path.join(out, 'fragments/rappel/index.html')
  await mkdir(path.dirname(file), { recursive: true })
})
afterAll(() => rm(out, { recursive: true }))

const style = '<style data-styled="" data-styled-version="6.6.0">dialog{\n}</style>'
const dialog = '<dialog data-callback=""><script type="application/json">{}</script>\n<form></form></dialog>'
const notes = '<aside data-callback-note="thanks"><p>Merci</p></aside><aside data-callback-note="left"><p>?</p></aside>'
const page = `<html><head><style>p{}</style>${style}</head><body><main>${dialog}${notes}</main><aside></aside><footer>Pied</footer></body></html>`

test('of the popup’s page, its dialog, its notes and their styles are kept', async () => {
  await writeFile(file, page)
  await keepFragments.run(out)
  expect(await readFile(file, 'utf8')).toBe(style + dialog + notes)
})

test.each([
  ['its dialog', page.replaceAll('dialog', 'div')],
  ['its notes', page.replace(notes, '')],
  ['its styles', page.replace(style, '')],
])('a page that lost %s stops the build', async (_what, html) => {
  await writeFile(file, html)
  await expect(keepFragments.run(out)).rejects.toThrow('fragments/rappel/index.html')
})
