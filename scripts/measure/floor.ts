import { cp, mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { BarePage } from './words'

/**
 * Pictures, icons and fonts, at the addresses that the words and the styles give them; and the headers of the export, whose policy lets all of
 * that through: cross-origin isolation costs a new process at the start of a visit, and two kilobytes a file are two kilobytes.
 */
export async function copyAssets(to: string): Promise<void> {
  for (const name of ['images', 'icons', 'favicon.ico', 'apple-icon.png', '_next/static/media', '_headers'])
    await cp(path.join('out', name), path.join(to, name), { recursive: true })
}

/** The site with every script removed: the least that its words, pictures and styles can cost. */
export async function makeFloor(pages: BarePage[], dir: string): Promise<string> {
  await copyAssets(dir)
  for (const { route, html } of pages) {
    await mkdir(path.join(dir, route), { recursive: true })
    await writeFile(path.join(dir, route, 'index.html'), html)
  }
  return dir
}
