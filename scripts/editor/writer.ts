// The server of Decap's proxy backend: it reads and writes the files of content/ for the form, on
// this machine alone.
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { json } from 'node:stream/consumers'
import { UserError } from '../support/user-error.mjs'
import decap from './decap.json'
import { addPicture, writePicture } from '../support/picture-files'

type Asset = { path: string; content: string }
type DataFile = { path: string; raw: string }

/** The requests of Decap's proxy backend, as far as a site without drafts needs them. */
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
} & Parameters<typeof addPicture>[0]

const root = 'content'

function inContent(file: string): string {
  const normal = path.posix.normalize(file)
  if (!normal.startsWith(`${root}/`)) throw new Error(`${file} is not in ${root}/.`)
  return normal
}

/** Decap knows no path for an address that has no form. */
async function openEntry({ path: file }: { path?: string }) {
  const entry = await readEntry({ path: file ?? `${root}/` })
  if (entry.data === null) throw new UserError(decap.words.unknownForm)
  return entry
}

/** The path of a file serves as its id. */
async function readEntry({ path: file }: { path: string }) {
  const data = await readFile(inContent(file), 'utf8').catch(() => null)
  return { data, file: { path: file, id: file } }
}

const readMedia = async (file: string) => ({
  id: file,
  content: await readFile(inContent(file), 'base64'),
  encoding: 'base64',
  path: file,
  name: path.posix.basename(file),
})

async function listFolder(folder: string, extension = '') {
  const names = await readdir(inContent(folder))
  return names.filter((name) => name.endsWith(extension)).map((name) => `${folder}/${name}`)
}

const actions: Partial<Record<string, (params: Params) => Promise<unknown>>> = {
  entriesByFolder: async ({ folder, extension }) =>
    Promise.all((await listFolder(folder, extension)).map((file) => readEntry({ path: file }))),
  entriesByFiles: ({ files }) => Promise.all(files.map(readEntry)),
  getEntry: openEntry,
  getMedia: async ({ mediaFolder }) => Promise.all((await listFolder(mediaFolder)).map(readMedia)),
  getMediaFile: ({ path: file }) => readMedia(file),
  persistEntry: ({ dataFiles, assets }) =>
    Promise.all([
      ...dataFiles.map(({ path: file, raw }) => writeFile(inContent(file), raw)),
      ...assets.map((asset) => writePicture(asset.path, asset.content)),
    ]),
  persistMedia: async ({ asset }) => {
    await writePicture(asset.path, asset.content)
    return readMedia(asset.path)
  },
  addPicture,
  deleteFiles: ({ paths }) => Promise.all(paths.map((file) => rm(inContent(file)))),
}

/**
 * Creates the writer, which answers after `afterChange`, so that a reader of the site then reads
 * what was saved.
 */
export function createWriter(origins: readonly string[], afterChange: () => Promise<unknown>) {
  async function act(request: IncomingMessage): Promise<unknown> {
    const { action, params } = (await json(request)) as { action: string; params: Params }
    const result = await actions[action]?.(params)
    if (!/^(?:entries|get)/.test(action)) await afterChange()
    return result ?? null
  }

  return async (request: IncomingMessage, response: ServerResponse) => {
    const { origin = '', 'content-type': type = '' } = request.headers
    const isOurs =
      request.method === 'POST' && origins.includes(origin) && type.startsWith('application/json')
    if (!isOurs) return void response.writeHead(403).end()

    const [status, answer] = await act(request).then(
      (result) => [200, result] as const,
      (error: unknown) => {
        if (error instanceof UserError) return [500, { error: error.message }] as const
        console.error(error)
        return [500, { error: decap.words.failed }] as const
      },
    )
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
  }
}
