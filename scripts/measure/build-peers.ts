import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { installAside, workDir } from './aside'
import { run } from '../run.mjs'
import { Stop } from '../stop.mjs'
import { copyAssets, makeFloor } from './floor'
import { elementCode, readBarePage, type BarePage } from './words'

const inWork = (...names: string[]) => path.join(workDir, ...names)

async function build(tool: string, args: string[]): Promise<void> {
  const { code, output } = await run(process.execPath, [inWork('node_modules', tool), 'build', ...args], {
    quiet: true,
    environment: { ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' },
  })
  if (code !== 0) throw new Stop(`${output}\nA peer could not be built: what it said is above.`)
}

async function makeSinglePage(pages: BarePage[]): Promise<string> {
  const [{ fonts, fontHints, title } = { fonts: '', fontHints: '', title: '' }] = pages
  await copyAssets(inWork('spa/public'))
  await writeFile(inWork('spa/styles.css'), [...new Set(pages.flatMap(({ styles }) => styles))].join('\n'))
  const list = pages.map(({ route, body }) => `{route:${JSON.stringify(route)},Page:()=>${elementCode(body).replace('"body"', '"div"')}}`)
  await writeFile(inWork('spa/pages.jsx'), `import { createElement as h } from 'react'\nexport const pages = [${list.join(',\n')}]\n`)
  await writeFile(
    inWork('spa/index.html'),
    `<!doctype html><html lang="fr-CA" class="${fonts}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${fontHints}<title>${title}</title></head><body><div id="root"></div><script type="module" src="/main.jsx"></script></body></html>`,
  )
  await build('vite/bin/vite.js', [inWork('spa')])
  return inWork('spa/dist')
}

async function makeAstro(pages: BarePage[]): Promise<string> {
  await copyAssets(inWork('astro/public'))
  const props = pages.map(({ route, fonts, head, body }) => ({ route, fonts, head, body: body.innerHTML }))
  await writeFile(inWork('astro/src/pages.json'), JSON.stringify(props))
  await build('astro/astro.js', ['--root', inWork('astro')])
  return inWork('astro/dist')
}

/** The folders to serve, one a site, each with the same words, pictures, fonts and styles as the export's `routes`. */
export async function buildPeers(routes: string[]): Promise<{ floor: string; astro: string; spa: string }> {
  for (const made of ['floor', 'spa', 'astro']) await rm(inWork(made), { recursive: true, force: true })
  await installAside()
  const pages = await Promise.all(routes.map(readBarePage))
  return { floor: await makeFloor(pages, inWork('floor')), astro: await makeAstro(pages), spa: await makeSinglePage(pages) }
}
