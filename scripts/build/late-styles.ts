// Bundles the styles that stand at the end of every page: those of print, in a file, and the fonts,
// whose rules the page itself holds.
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { build, type BuildOptions } from 'esbuild'
import nextConfig from '../../next.config.mjs'
import { supportedBrowsers } from './browser-bundle'

const dir = 'public/styles'

const options = {
  bundle: true,
  write: false,
  minify: true,
  target: supportedBrowsers,
  outdir: dir,
} satisfies BuildOptions

/** What is general, then what paper changes of each component. */
async function listPrintSheets() {
  const folders = ['app', 'components'].map(async (folder) =>
    (await readdir(folder, { recursive: true }))
      .filter((file) => file.endsWith('.print.css'))
      .map((file) => `${folder}/${file.replaceAll('\\', '/')}`),
  )
  return ['styles/print.css', ...(await Promise.all(folders)).flat().sort()]
}

async function bundlePrint() {
  const sheets = await listPrintSheets()
  const contents = sheets.map((file) => `@import "./${file}";`).join('\n')
  const { outputFiles } = await build({
    ...options,
    stdin: { contents, loader: 'css', resolveDir: '.' },
    entryNames: 'print-[hash]',
  })
  return outputFiles
}

async function bundleFonts() {
  const { outputFiles } = await build({
    ...options,
    entryPoints: ['styles/fonts.css'],
    loader: { '.woff2': 'file' },
    assetNames: '[name]-[hash]',
    publicPath: `${nextConfig.basePath ?? ''}/styles`,
  })
  return outputFiles
}

const isStyleSheet = ({ path: file }: { path: string }) => file.endsWith('.css')

/** Writes the files, and returns what components/browser-files/read-browser-files.ts reads. */
export async function makeLateStyles() {
  const [print, fonts] = await Promise.all([bundlePrint(), bundleFonts()])
  const files = [...print, ...fonts.filter((file) => !isStyleSheet(file))]

  await rm(dir, { recursive: true, force: true })
  await mkdir(dir, { recursive: true })
  for (const file of files) await writeFile(file.path, file.contents)

  return {
    fontFaces: fonts.find(isStyleSheet)?.text.trim() ?? '',
    printStyles: `/styles/${path.basename(print.find(isStyleSheet)?.path ?? '')}`,
  }
}
