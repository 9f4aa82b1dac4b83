import { cp, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { run } from './run.mjs'
import { Stop } from './stop.mjs'

/**
 * A report's own packages, which the site never needs: scripts/<name>, with its lockfile, is copied to .cache/<name> and installed there, once for
 * each state of the lockfile. Returns that folder.
 */
export async function installAside(name: string): Promise<string> {
  const dir = path.resolve('.cache', name)
  const lock = await readFile(path.join('scripts', name, 'package-lock.json'), 'utf8')
  const mark = path.join(dir, 'installed-lock.json')
  const installed = await readFile(mark, 'utf8').catch(() => '')
  await cp(path.join('scripts', name), dir, { recursive: true })
  if (installed === lock) return dir
  const { code, output } = await run('npm', ['ci', '--ignore-scripts', '--prefix', dir], { quiet: true })
  if (code !== 0) throw new Stop(`${output}\nThe packages of scripts/${name} could not be installed: what npm said is above.`)
  await writeFile(mark, lock)
  return dir
}
