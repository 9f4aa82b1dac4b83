import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { ExportStep } from './export-step'

const screens = ['404.html', '404/index.html']
const fontPreload = /<link rel="preload"[^>]* as="font"[^>]*>/g

/**
 * Next preloads the fonts of every page except its error screen, which would then be printed in whatever fonts the device has: it gets
 * the home page's preloads.
 */
export const errorScreenFonts: ExportStep = {
  title: 'fonts of the error screen',
  run: async (dir) => {
    const preloads = (await readFile(path.join(dir, 'index.html'), 'utf8')).match(fontPreload) ?? []
    if (preloads.length === 0) throw new Error('The home page preloads no font: look at components/theme/fonts.ts.')
    for (const screen of screens) {
      const file = path.join(dir, screen)
      const html = await readFile(file, 'utf8')
      if (html.match(fontPreload)) continue
      if (!html.includes('<head>')) throw new Error(`Next begins ${screen} in another way: look at error-screen-fonts.ts.`)
      await writeFile(file, html.replace('<head>', `<head>${preloads.join('')}`))
    }
    return `${String(preloads.length)} preloads on ${String(screens.length)} screens`
  },
}
