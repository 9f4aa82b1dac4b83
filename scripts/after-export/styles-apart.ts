import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { env } from '../../env.mjs'
import { readPages } from './pages'
import type { ExportStep } from './steps'

const joined = /<style data-precedence="next" data-href="([^"]+)">([^]*?)<\/style>/g

/** One tag for each piece of style, where React joins those that follow one another. */
export async function setStylesApart(html: string, read: (address: string) => Promise<string>): Promise<string> {
  const tags = Array.from(html.matchAll(joined), ([tag, list = '', text = '']) => ({ tag, addresses: list.split(' '), text }))
  let result = html
  for (const { tag, addresses, text } of tags) {
    const pieces = await Promise.all(addresses.map(async (address) => ({ address, text: await read(address) })))
    if (pieces.map((piece) => piece.text).join('') !== text) throw new Error('Next joins styles in another way: look at styles-apart.ts.')
    const apart = pieces.map((piece) => `<style data-precedence="next" data-href="${piece.address}">${piece.text}</style>`)
    result = result.replace(tag, () => apart.join(''))
  }
  return result
}

/**
 * A soft navigation adds the pieces that the next page has and this one lacks, each in a tag of its own. In such tags from the start, a piece has
 * one hash in the policy however it arrives.
 */
export const stylesApart: ExportStep = {
  title: 'styles in their pieces',
  run: async (dir) => {
    const known = new Map<string, Promise<string>>()
    const read = (address: string) => {
      const text = known.get(address) ?? readFile(path.join(dir, address.slice(env.basePath.length)), 'utf8')
      known.set(address, text)
      return text
    }
    for (const { file, html } of readPages(dir)) await writeFile(file, await setStylesApart(html, read))
    return String(known.size)
  },
}
