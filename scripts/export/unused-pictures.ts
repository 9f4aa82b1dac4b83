import { readFile, readdir, rm } from 'node:fs/promises'
import path from 'node:path'

const isText = (file: string) => /\.(?:html|js|json|xml|css|txt|webmanifest)$/.test(file)
const pictureNames = /[\w-]+\.(?:avif|webp)/g

/**
 * Removes from the export the pictures that none of its files names: those of a master that the social images alone show, which they read from the master,
 * and the WebP of a dark scene, since the browsers that need a WebP have no dark scene.
 */
export async function removeUnusedPictures(dir: string): Promise<string> {
  const files = await readdir(dir, { recursive: true })
  const texts = await Promise.all(
    files.filter(isText).map((file) => readFile(path.join(dir, file), 'utf8')),
  )
  const named = new Set(texts.flatMap((text) => text.match(pictureNames) ?? []))

  const pictures = await readdir(path.join(dir, 'images'))
  const unused = pictures.filter((name) => !named.has(name))
  await Promise.all(unused.map((name) => rm(path.join(dir, 'images', name))))
  return `${String(unused.length)} of ${String(pictures.length)} pictures are on no page`
}
