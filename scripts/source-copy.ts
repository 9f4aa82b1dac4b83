// A copy of the sources that builds by itself: for what a build of the site proper must not touch.
import { existsSync } from 'node:fs'
import { cp, mkdir, rm, symlink } from 'node:fs/promises'
import path from 'node:path'

const copied = [
  'app',
  'components',
  'content',
  'public',
  'scripts',
  'supabase',
  'env.mjs',
  'next.config.mjs',
  'package.json',
  'tsconfig.json',
]

/** What runs in the copy, with tsx, to build it. */
export const buildCommand = [
  ...['--import', 'tsx', '--input-type=module', '--eval'],
  "await (await import('./scripts/build-site.ts')).buildSite(() => undefined)",
]

/**
 * @param dir under the project, so that the packages are found; without its lock file, so that Next takes the project for its root
 * @param besides what more than a build is to find there
 */
export async function copySources(dir: string, besides: readonly string[] = []): Promise<void> {
  await rm(dir, { recursive: true, force: true })
  await mkdir(path.join(dir, '.cache'), { recursive: true })
  for (const name of [...copied, ...besides].filter((each) => existsSync(each))) await cp(name, path.join(dir, name), { recursive: true })
  await cp('.cache/pictures.json', path.join(dir, '.cache/pictures.json'))
  await symlink(path.resolve('node_modules'), path.join(dir, 'node_modules'), 'junction')
}
