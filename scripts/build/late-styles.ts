// Bundles the styles that stand at the end of every page: those of print, in a file, and the fonts,
// whose rules the page itself holds.
import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { build } from 'esbuild'
import nextConfig from '../../next.config.mjs'
import { supportedBrowsers } from './browser-bundle'

const dir = 'public/styles'

/** Writes the files, and returns what components/browser-files/read-browser-files.ts reads. */
export async function makeLateStyles() {
  const { outputFiles } = await build({
    entryPoints: ['styles/print.css', 'styles/fonts.css'],
    bundle: true,
    write: false,
    minify: true,
    target: supportedBrowsers,
    loader: { '.woff2': 'file' },
    outdir: dir,
    entryNames: '[name]-[hash]',
    assetNames: '[name]-[hash]',
    publicPath: `${nextConfig.basePath ?? ''}/styles`,
  })
  const isFontFaces = (file: string) => path.basename(file).startsWith('fonts-')
  const files = outputFiles.filter((file) => !isFontFaces(file.path))

  await rm(dir, { recursive: true, force: true })
  await mkdir(dir, { recursive: true })
  for (const file of files) await writeFile(file.path, file.contents)

  const printFile = files.find((file) => file.path.endsWith('.css'))?.path ?? ''
  return {
    fontFaces: outputFiles.find((file) => isFontFaces(file.path))?.text.trim() ?? '',
    printStyles: `/styles/${path.basename(printFile)}`,
  }
}
