// The page of an article depends on its own file, on the two articles that it leads to, and on the sources of the site: what an earlier build has made of the
// same is taken as it is. Of two thousand articles, the one that was changed is printed.
import { createHash } from 'node:crypto'
import { copyFileSync, mkdirSync } from 'node:fs'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { relatedTo } from '@/components/blog/related'
import { printedBefore, printedFile } from '@/content/article-cache'
import { articles, listedArticles, type Article } from '@/content/articles'
import { env } from '../env.mjs'
import type { ExportStep } from './after-export/steps'
import { sourceHash } from './build-stamp.mjs'

const folder = '.cache/pages'

const card = ({ path: route, title, excerpt, category, readTime, date, image }: Article) => [
  route,
  title,
  excerpt,
  category,
  readTime,
  date,
  image,
]

function keyOf(article: Article, sources: string): string {
  const cards = relatedTo(article, listedArticles).map(card)
  return createHash('sha256')
    .update(JSON.stringify([sources, article, cards]))
    .digest('hex')
    .slice(0, 24)
}

/** Where the pages of this build are kept, by slug. */
async function placesOf() {
  const sources = await sourceHash(env, { withArticles: false })
  return new Map(articles.map((article) => [article.slug, path.join(folder, `${keyOf(article, sources)}.html`)]))
}

/** Tells Next which pages not to print. All but one: an export refuses a route that has none. */
export async function leaveOutKept(): Promise<void> {
  await mkdir(folder, { recursive: true })
  const known = new Set((await readdir(folder)).map((name) => path.join(folder, name)))
  const [, ...places] = await placesOf()
  await writeFile(printedFile, JSON.stringify(places.filter(([, place]) => known.has(place)).map(([slug]) => slug)))
}

/** In development, and for whatever reads the articles otherwise, every page is to be printed. */
export const forgetKept = () => rm(printedFile, { force: true })

/** Puts the kept pages into the export, and keeps the new ones. Before the safety headers, which depend on every page. */
export const keptPages: ExportStep = {
  title: 'pages of articles',
  run: async (dir) => {
    const kept = new Set(printedBefore())
    const places = await placesOf()
    for (const [slug, place] of places) {
      const page = path.join(dir, 'blog', slug, 'index.html')
      mkdirSync(path.dirname(page), { recursive: true })
      if (kept.has(slug)) copyFileSync(place, page)
      else copyFileSync(page, place)
    }
    const wanted = new Set(places.values())
    for (const name of await readdir(folder)) if (!wanted.has(path.join(folder, name))) await rm(path.join(folder, name))
    return `${String(kept.size)} kept from an earlier build, ${String(places.size - kept.size)} printed`
  },
}
