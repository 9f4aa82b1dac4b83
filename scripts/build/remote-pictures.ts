// Copies into the masters each picture of another site that an article names by its address, once.
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { parse } from 'yaml'
import { splitArticle } from '@/content/load/split-article'
import { nameCopy } from '@/content/schema/pictures'
import { writePicture } from '../support/picture-files'
import { UserError } from '../support/user-error.mjs'
import { mastersDir } from './pictures'

const articlesDir = 'content/articles'

/** What is wrong in an article is told by the check of every text, after this. */
function readHeader(file: string, text: string): { image?: unknown } {
  try {
    return (parse(splitArticle(file, text).frontMatter) ?? {}) as { image?: unknown }
  } catch {
    return {}
  }
}

/** Lists the addresses in the headers of the articles. */
async function listAddresses() {
  const files = (await readdir(articlesDir)).filter((file) => file.endsWith('.md'))
  const headers = await Promise.all(
    files.map(async (file) =>
      readHeader(file, await readFile(path.join(articlesDir, file), 'utf8')),
    ),
  )
  return headers.flatMap(({ image }) =>
    typeof image === 'string' && image.startsWith('https:') ? [image] : [],
  )
}

async function download(address: string, request: typeof fetch) {
  const response = await request(address, { signal: AbortSignal.timeout(30_000) })
  if (!response.ok) throw new UserError(`ce site répond ${String(response.status)}.`)
  return Buffer.from(await response.arrayBuffer())
}

async function copyPicture(address: string, file: string, request: typeof fetch) {
  const bytes = await download(address, request).catch((error: unknown) => {
    throw error instanceof UserError ? error : new UserError('ce site ne répond pas.')
  })
  await writePicture(file, bytes.toString('base64'))
}

/** A picture that cannot be copied stops no build: content/pictures.ts shows the fallback. */
export async function copyRemotePictures(report: (line: string) => void, request = fetch) {
  const masters = await readdir(mastersDir)
  for (const address of await listAddresses()) {
    const file = `${nameCopy(address)}.webp`
    if (masters.includes(file)) continue
    try {
      await copyPicture(address, file, request)
      report(`${address} : copiée dans ${mastersDir}/${file}, qui se garde avec l’article.`)
    } catch (error) {
      if (!(error instanceof UserError)) throw error
      report(`${address} : ${error.message} Le site montre l’image de remplacement.`)
    }
  }
}
