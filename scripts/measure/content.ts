// npm run --prefix scripts/measure content: builds the site with 18, 200 and 2,000 articles in a copy of the sources, and prints what each build costs and what the
// visitor of the largest one gets. `npm run --prefix scripts/measure content -- 18 200` builds those alone.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile, readdir, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { parse, stringify } from 'yaml'
import { SearchEngine } from '../../components/islands/search/search-engine'
import type { SearchIndex } from '../../components/islands/search/search-index'
import { makePictures } from '../pictures'
import { buildCommand, copySources } from '../source-copy'
import { Stop, main } from '../stop.mjs'

const copyDir = path.resolve('.cache/bench')
const articlesDir = path.join('content', 'articles')

const fileOf = (id: number) => path.join(copyDir, articlesDir, `article-${String(id)}.md`)

const monthNames = ['janvier', 'février', 'mars', 'avril', 'mai', 'juin', 'juillet', 'août', 'septembre', 'octobre', 'novembre', 'décembre']

/** Every day of 2024 and 2025 in turn: as many dates as a site of that size would have, none in the future. */
function dateOf(number: number): string {
  const date = new Date(Date.UTC(2024, 0, 2 + (number % 720)))
  return `${String(date.getUTCDate()).replace(/^1$/, '1er')} ${monthNames[date.getUTCMonth()] ?? ''} ${String(date.getUTCFullYear())}`
}

/** A real article under another number, its sections in another order: as many words, as long to read. */
function makeArticle(source: string, id: number): string {
  const [, frontMatter = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? []
  const { canonical: _canonical, updated: _updated, ...facts } = parse(frontMatter) as Record<string, unknown>
  const [opening = '', ...sections] = body.split(/^(?=## )/m)
  const turn = id % Math.max(1, sections.length)
  const title = `${String(facts.title).slice(0, 50).trim()} ${String(id)}`
  const changed = stringify({ ...facts, title, date: dateOf(id), listed: true })
  return `---\n${changed}---\n${[opening, ...sections.slice(turn), ...sections.slice(0, turn)].join('')}`
}

async function fillTo(count: number): Promise<void> {
  const originals = (await readdir(articlesDir)).filter((name) => name.endsWith('.md'))
  if (count < originals.length) throw new Stop(`The site has ${String(originals.length)} articles already: ask for as many or more.`)
  const sources = await Promise.all(originals.map((name) => readFile(path.join(articlesDir, name), 'utf8')))
  for (let id = originals.length + 1; id <= count; id += 1) await writeFile(fileOf(id), makeArticle(sources[id % sources.length] ?? '', id))
}

/** The memory of a process and of all those it started, in bytes, where the system tells (Linux). */
async function memoryOf(root: number): Promise<number | undefined> {
  if (!existsSync('/proc/self/stat')) return undefined
  const processes = await Promise.all(
    (await readdir('/proc'))
      .filter((name) => /^\d+$/.test(name))
      .map(async (name) => {
        // A process may end while it is being read.
        const text = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '')
        const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
        return { id: Number(name), parent: Number(fields[1]), bytes: Number(fields[21]) * 4096 }
      }),
  )
  const family = new Set([root])
  for (let size = 0; size !== family.size;) {
    size = family.size
    for (const { id, parent } of processes) if (family.has(parent)) family.add(id)
  }
  return processes.filter(({ id }) => family.has(id)).reduce((sum, { bytes }) => sum + (bytes || 0), 0)
}

async function build(): Promise<{ seconds: number; memory: number | undefined }> {
  const start = performance.now()
  const child = spawn(process.execPath, buildCommand, { cwd: copyDir, stdio: ['ignore', 'pipe', 'pipe'] })
  const stopChild = () => child.kill()
  process.once('exit', stopChild)
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk
    })
  let memory: number | undefined
  const timer = setInterval(() => {
    if (child.pid !== undefined)
      void memoryOf(child.pid).then((bytes) => {
        if (bytes !== undefined) memory = Math.max(memory ?? 0, bytes)
      })
  }, 500)
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  clearInterval(timer)
  process.off('exit', stopChild)
  if (code !== 0) throw new Stop(`${output}\nThe build of the copy failed: what it said is above.`)
  return { seconds: (performance.now() - start) / 1000, memory }
}

async function sizeOf(directory: string): Promise<{ bytes: number; files: number }> {
  const entries = (await readdir(directory, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile())
  const sizes = await Promise.all(entries.map(async (entry) => (await stat(path.join(entry.parentPath, entry.name))).size))
  return { bytes: sizes.reduce((sum, size) => sum + size, 0), files: entries.length }
}

const exported = (file: string) => readFile(path.join(copyDir, 'out', file))
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

async function compressed(file: string): Promise<string> {
  return `${kilobytes(gzipSync(await exported(file)).length)} gz`
}

const typed = [
  'aidants',
  'résidence pour aînés',
  'apareil auditif',
  'crédit d’impôt',
  'déménagement',
  'zona',
  'vieillir en beauté',
  'auditon',
]

/** Each query letter by letter, as it is typed; twice, because the first round also pays for starting. */
async function timeKeys(): Promise<string> {
  const text = (await exported('recherche.json')).toString()
  const start = performance.now()
  const engine = new SearchEngine(JSON.parse(text) as SearchIndex)
  const opened = performance.now() - start
  const rounds = [0, 1].map(() =>
    typed
      .flatMap((query) => Array.from(query, (_, at) => query.slice(0, at + 1)))
      .map((query) => {
        const began = performance.now()
        engine.find(query, 6)
        return performance.now() - began
      })
      .sort((a, b) => a - b),
  )
  const told = rounds.map((times) => `median ${(times[times.length >> 1] ?? 0).toFixed(1)}, longest ${(times.at(-1) ?? 0).toFixed(1)}`)
  return `search: opened in ${opened.toFixed(0)} ms; ms a key ${told.join('; again ')}`
}

await main(async () => {
  const asked = process.argv.slice(2).map(Number)
  if (asked.some((count) => !Number.isInteger(count) || count < 1))
    throw new Stop('Give numbers of articles: npm run --prefix scripts/measure content -- 18 200')
  const counts = (asked.length > 0 ? asked : [18, 200, 2000]).sort((a, b) => a - b)
  await makePictures(() => undefined)
  await copySources(copyDir)
  let first: { count: number; bytes: number; files: number } | undefined
  try {
    for (const count of counts) {
      await fillTo(count)
      const { seconds, memory } = await build()
      const { bytes, files } = await sizeOf(path.join(copyDir, 'out'))
      const perArticle = first
        ? `${kilobytes((bytes - first.bytes) / (count - first.count))} and ${((files - first.files) / (count - first.count)).toFixed(1)} files an article`
        : `${kilobytes(bytes)} in ${String(files)} files`
      console.log(
        [
          `${String(count)} articles: ${seconds.toFixed(1)} s, ${memory === undefined ? 'memory not told by this system' : `${(memory / 1e6).toFixed(0)} MB`}, ${perArticle}`,
          `  listing ${await compressed('blog/index.html')}, search index ${await compressed('recherche.json')}`,
          `  ${await timeKeys()}`,
        ].join('\n'),
      )
      first ??= { count, bytes, files }
    }
  } finally {
    await rm(copyDir, { recursive: true, force: true })
  }
})
