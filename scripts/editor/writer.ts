// The other end of Decap's proxy backend: it reads and writes the files of content/ for the form,
// on this machine alone.
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { json } from 'node:stream/consumers'
import { addPicture, readPictureEntry, refuseWrongPicture } from './picture-files'

type Asset = { path: string; content: string }
type DataFile = { path: string; raw: string }

/** What Decap's proxy backend asks for, as far as a site without drafts needs it. */
type Params = {
  folder: string
  extension: string
  mediaFolder: string
  path: string
  paths: string[]
  files: { path: string }[]
  dataFiles: DataFile[]
  assets: Asset[]
  asset: Asset
  name: string
} & Parameters<typeof addPicture>[0]

const root = 'content'

function inContent(file: string): string {
  const normal = path.posix.normalize(file)
  if (!normal.startsWith(`${root}/`)) throw new Error(`${file} is not in ${root}/.`)
  return normal
}

const idOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

async function readEntry({ path: file }: { path: string }) {
  const bytes = await readFile(inContent(file)).catch(() => undefined)
  return { data: bytes?.toString() ?? null, file: { path: file, id: bytes ? idOf(bytes) : null } }
}

async function readMedia(file: string) {
  const bytes = await readFile(inContent(file))
  return {
    id: idOf(bytes),
    content: bytes.toString('base64'),
    encoding: 'base64',
    path: file,
    name: path.posix.basename(file),
  }
}

async function listFolder(folder: string, extension = '') {
  const names = await readdir(inContent(folder))
  return names.filter((name) => name.endsWith(extension)).map((name) => `${folder}/${name}`)
}

async function write(file: string, bytes: string | Buffer) {
  const target = inContent(file)
  await mkdir(path.posix.dirname(target), { recursive: true })
  await writeFile(target, bytes)
}

async function writeAsset({ path: file, content }: Asset) {
  const bytes = Buffer.from(content, 'base64')
  await refuseWrongPicture(file, bytes)
  await write(file, bytes)
}

/** The actions that change a file. */
const changes: Partial<Record<string, (params: Params) => Promise<unknown>>> = {
  persistEntry: ({ dataFiles, assets }) =>
    Promise.all([
      ...dataFiles.map(({ path: file, raw }) => write(file, raw)),
      ...assets.map(writeAsset),
    ]),
  persistMedia: async ({ asset }) => {
    await writeAsset(asset)
    return readMedia(asset.path)
  },
  addPicture,
  deleteFiles: ({ paths }) => Promise.all(paths.map((file) => rm(inContent(file)))),
}

const reads: Partial<Record<string, (params: Params) => Promise<unknown>>> = {
  entriesByFolder: async ({ folder, extension }) =>
    Promise.all((await listFolder(folder, extension)).map((file) => readEntry({ path: file }))),
  entriesByFiles: ({ files }) => Promise.all(files.map(readEntry)),
  getEntry: readEntry,
  getMedia: async ({ mediaFolder }) => Promise.all((await listFolder(mediaFolder)).map(readMedia)),
  getMediaFile: ({ path: file }) => readMedia(file),
  getPictureEntry: ({ name }) => readPictureEntry(name),
  getDeployPreview: () => Promise.resolve(null),
}

/**
 * `afterChange` ends before the answer is sent: whoever reads the site after a save reads what was
 * saved.
 */
export function createWriter(origins: readonly string[], afterChange: () => Promise<unknown>) {
  async function act(request: IncomingMessage): Promise<unknown> {
    const { action, params } = (await json(request)) as { action: string; params: Params }
    const result = await (changes[action] ?? reads[action])?.(params)
    if (action in changes) await afterChange()
    return result ?? null
  }

  return async (request: IncomingMessage, response: ServerResponse) => {
    const { origin = '', 'content-type': type = '' } = request.headers
    const isOurs =
      request.method === 'POST' && origins.includes(origin) && type.startsWith('application/json')
    if (!isOurs) return void response.writeHead(403).end()

    const [status, answer] = await act(request).then(
      (result) => [200, result] as const,
      (error: unknown) =>
        [500, { error: error instanceof Error ? error.message : String(error) }] as const,
    )
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
  }
}
