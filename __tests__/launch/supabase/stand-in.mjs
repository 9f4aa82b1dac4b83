// Stands for the two commands of supabase/README.md that would leave this machine: the Supabase CLI, and curl. Its first arguments: which of
// them, the folder where what the project then has is kept, and the address of its database. The others are the command's own.
import { copyFile, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import postgres from 'postgres'

const [command = '', state = '', database = '', ...args] = process.argv.slice(2)

/** @param {string} name */
const after = (name) => args[args.indexOf(name) + 1] ?? ''

async function supabase() {
  const [noun, verb] = args
  const asked = args.join(' ')
  if (asked === 'login') return
  if (noun === 'link') await writeFile(join(state, 'linked'), after('--project-ref'))
  else if (asked === 'db push') {
    const sql = postgres(database, { max: 1, prepare: false })
    for (const name of (await readdir('supabase/migrations')).sort())
      await sql.unsafe(await readFile(join('supabase/migrations', name), 'utf8'))
    await sql.end()
  } else if (noun === 'secrets' && verb === 'set') await copyFile(after('--env-file'), join(state, 'secrets'))
  else if (asked === 'functions deploy send-contact-email') await writeFile(join(state, 'deployed'), '')
  else throw new Error(`The Supabase CLI is not asked this: ${asked}`)
}

async function curl() {
  const [project, address] = await Promise.all(['linked', 'address'].map((name) => readFile(join(state, name), 'utf8')))
  const asked = args.find((each) => each.startsWith('https://')) ?? ''
  const ours = `https://${project}.supabase.co/functions/v1`
  if (!asked.startsWith(ours)) throw new Error(`Not this project's function: ${asked}`)
  const headers = args
    .filter((_, index) => args[index - 1] === '-H')
    .map((header) => /** @type {[string, string]} */ (header.split(/: (.*)/s, 2)))
  const body = args.includes('-d') ? after('-d') : undefined
  const method = args.includes('-X') ? after('-X') : body === undefined ? 'GET' : 'POST'
  const answer = await fetch(asked.replace(ours, address ?? ''), { method, headers, ...(body === undefined ? {} : { body }) })
  process.stdout.write(`HTTP/2 ${answer.status}\n${await answer.text()}\n`)
}

await (command === 'curl' ? curl() : supabase())
