import { cp, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { run } from '../run.mjs'
import { Stop } from '../stop.mjs'

export const workDir = path.resolve('.cache/measure')

/** The packages of this folder, which the site never needs: the folder is copied aside and they are installed there, once for each state of their list. */
export async function installAside(): Promise<void> {
  const list = await readFile('scripts/measure/package.json', 'utf8')
  const mark = path.join(workDir, 'installed.json')
  const installed = await readFile(mark, 'utf8').catch(() => '')
  await cp('scripts/measure', workDir, { recursive: true })
  if (installed === list) return
  const { code, output } = await run('npm', ['install', '--no-package-lock', '--ignore-scripts', '--prefix', workDir], { quiet: true })
  if (code !== 0) throw new Stop(`${output}\nThe packages of scripts/measure could not be installed: what npm said is above.`)
  await writeFile(mark, list)
}
