import path from 'node:path'
import { buildSync } from 'esbuild'
import { testEveryPage } from '../../support/every-page'

const { inputs } = buildSync({
  entryPoints: ['components/popup/prepare-popup.tsx'],
  bundle: true,
  write: false,
  metafile: true,
  loader: { '.css': 'empty' },
}).metafile
const sheets = Object.keys(inputs).filter((file) => file.endsWith('.css'))

testEveryPage('has the style sheets of what the popup shows', (page) => {
  const css = Array.from(page.querySelectorAll('style'), (style) => style.textContent).join('')
  return sheets.filter((file) => !css.includes(`.${path.basename(file, '.css')}`))
})
