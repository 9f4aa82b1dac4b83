import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { plainSentences } from './stop.mjs'

/**
 * Loads every module of content/, which checks every text: all the mistakes are told together and in a second, where Next's build would
 * take a while to stop at the first, with a stack trace.
 */
export async function checkContent(directory = 'content'): Promise<void> {
  const files = (await readdir(directory, { recursive: true })).filter((file) => file.endsWith('.ts')).sort()
  const sentences = new Set<string>()
  for (const file of files) {
    try {
      await import(pathToFileURL(path.resolve(directory, file)).href)
    } catch (error) {
      const plain = error instanceof Error ? plainSentences(error.message) : []
      if (plain.length === 0) throw error
      for (const sentence of plain) sentences.add(sentence)
    }
  }
  if (sentences.size > 0) throw new Error([...sentences].join('\n'))
}
