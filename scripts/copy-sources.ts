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

/**
 * The sources and the pictures in another folder, where a second site can be built while out/ stays as it is. Under the project, so that the
 * packages are found; without its lock file, so that Next takes the copy for its root.
 */
export async function copySources(directory: string): Promise<void> {
  await rm(directory, { recursive: true, force: true })
  await mkdir(path.join(directory, '.cache'), { recursive: true })
  for (const name of copied.filter((each) => existsSync(each))) await cp(name, path.join(directory, name), { recursive: true })
  for (const name of ['pictures', 'pictures.json'])
    await cp(path.join('.cache', name), path.join(directory, '.cache', name), { recursive: true })
  await symlink(path.resolve('node_modules'), path.join(directory, 'node_modules'), 'junction')
}
