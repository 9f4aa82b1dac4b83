import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { ExportStep } from './export-step'

const fragments = [{ file: 'fragments/rappel/index.html', part: /<dialog[^]*<\/dialog>(<aside data-callback-note[^]*?<\/aside>)+/ }]

const styles = /<style data-styled[^>]*>[^]*?<\/style>/g

/** A fragment is printed as a page, by Next; the export keeps of it what is put into other pages, and its styles. */
export const keepFragments: ExportStep = {
  title: 'fragments',
  run: async (dir) => {
    for (const { file, part } of fragments) {
      const html = await readFile(path.join(dir, file), 'utf8')
      const [kept] = part.exec(html) ?? []
      const [style] = html.match(styles) ?? []
      if (kept === undefined || style === undefined) throw new Error(`${file} has not the part that it is made for: look at fragments.ts.`)
      await writeFile(path.join(dir, file), style + kept)
    }
    return String(fragments.length)
  },
}
