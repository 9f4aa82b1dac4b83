// From the sources to out/: pictures, the check of every text, then the pages.
import { env } from '../env.mjs'
import { forgetBuild, rememberBuild, sourceHash } from './build-stamp.mjs'
import { checkContent } from './check-content'
import { makePictures } from './pictures'

export async function buildSite(say: (line: string) => void): Promise<void> {
  await forgetBuild()
  const hash = await sourceHash(env)
  await makePictures((line) => {
    say(`${line}.`)
  })
  await checkContent()
  // Only now: it reads the content, which in a fresh clone wants the pictures that have just been made.
  const { buildPages } = await import('./build-pages')
  await buildPages(say)
  await rememberBuild(hash)
}
