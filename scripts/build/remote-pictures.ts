// Copies into the masters each picture of another site that an article names by its address, once.
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { nameCopy } from '@/content/schema/pictures'
import { writePicture } from '../support/picture-files'
import { UserError } from '../support/user-error.mjs'
import { mastersDir } from './pictures'

const articlesDir = 'content/articles'

/** Lists the addresses in the headers of the articles. */
async function listAddresses() {
  const files = (await readdir(articlesDir)).filter((file) => file.endsWith('.md'))
  const texts = await Promise.all(
    files.map((file) => readFile(path.join(articlesDir, file), 'utf8')),
  )
  return texts.flatMap((text) => /^image: *["']?(https:[^\s"']+)/m.exec(text)?.[1] ?? [])
}

async function copyPicture(address: string, file: string, request: typeof fetch) {
  const response = await request(address, { signal: AbortSignal.timeout(30_000) }).catch(
    () => undefined,
  )
  if (!response?.ok)
    throw new UserError(
      response ? `ce site répond ${String(response.status)}.` : 'ce site ne répond pas.',
    )
  await writePicture(file, Buffer.from(await response.arrayBuffer()).toString('base64'))
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
