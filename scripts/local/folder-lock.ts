// One process at a time in a folder: two in one database folder destroy it, and PGlite does not look.
import { execFile } from 'node:child_process'
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'

import { codeOf } from '../../supabase/functions/send-contact-email/errors.ts'
import { environmentWith } from '../environment.mjs'

const run = promisify(execFile)

type Start = { isAlive: boolean; at: string } | undefined

/** Linux counts from the machine's start, which has a name of its own. A killed process that nobody has buried yet (Z) is dead. */
async function startFromProc(pid: number): Promise<Start> {
  const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => undefined)
  if (boot === undefined) return undefined
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  // The name of the program, in parentheses, may hold anything.
  const [state = '', ...facts] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return { isAlive: /^[^ZX]/.test(state), at: `${boot.trim()}/${facts[18] ?? ''}` }
}

/** macOS and the others that have ps. */
export async function startFromPs(pid: number): Promise<Start> {
  try {
    const { stdout } = await run('ps', ['-o', 'stat=,lstart=', '-p', String(pid)], { env: environmentWith({ TZ: 'UTC', LC_ALL: 'C' }) })
    const [state = '', ...at] = stdout.trim().split(/\s+/)
    return { isAlive: !state.startsWith('Z'), at: at.join('-') }
  } catch (error) {
    // Without ps there is no answer; ps that ends badly has found nobody.
    return codeOf(error) === 'ENOENT' ? undefined : { isAlive: false, at: '' }
  }
}

/** Elsewhere the number alone has to do. */
function startFromNumber(pid: number): Start {
  try {
    process.kill(pid, 0)
    return { isAlive: true, at: '' }
  } catch (error) {
    return { isAlive: codeOf(error) === 'EPERM', at: '' }
  }
}

const startOf = async (pid: number) => (await startFromProc(pid)) ?? (await startFromPs(pid)) ?? startFromNumber(pid)

interface Owner {
  readonly pid: number
  /** When it began, in the system's words. Numbers are given again, after a restart or in another container: this is not. */
  readonly at: string
  /** Of this one lock. */
  readonly token: string
}

async function readOwner(path: string): Promise<Owner | undefined> {
  const text = await readFile(path, 'utf8').catch(() => undefined)
  if (text === undefined) return undefined
  const [pid = '', at = '', token = ''] = text.split(' ')
  return { pid: Number(pid), at, token }
}

async function isAlive(owner: Owner) {
  if (!(owner.pid > 0)) return false
  const start = await startOf(owner.pid)
  // An older version wrote no start.
  return start?.isAlive === true && (owner.at === '' || owner.at === start.at)
}

/**
 * A link appears with its content or not at all, and for one process only. The lock of a dead process is replaced under a lock of its own,
 * named after it: of several that found it dead, one gets that, and the others see, then or later, that the dead one's lock is gone.
 */
async function acquire(path: string): Promise<string> {
  const token = crypto.randomUUID()
  const draft = `${path}.${token}.part`
  await writeFile(draft, `${process.pid} ${(await startOf(process.pid))?.at ?? ''} ${token}`, { mode: 0o600 })
  try {
    for (;;) {
      try {
        await link(draft, path)
        return token
      } catch (error) {
        if (codeOf(error) !== 'EEXIST') throw error
      }
      const owner = await readOwner(path)
      if (owner === undefined) continue
      if (await isAlive(owner)) throw new Error(`Le dossier de la base est déjà ouvert par le processus ${owner.pid}.`)
      const turn = `${path}.${owner.token}`
      const turnToken = await acquire(turn)
      try {
        if ((await readOwner(path))?.token !== owner.token) continue
        await rename(draft, path)
        return token
      } finally {
        await release(turn, turnToken)
      }
    }
  } finally {
    await rm(draft, { force: true })
  }
}

/** Only what is still ours. */
async function release(path: string, token: string) {
  if ((await readOwner(path))?.token === token) await rm(path, { force: true })
}

/** Rejects when a living process holds the lock; resolves with what gives it back. */
export async function lockFolder(path: string): Promise<() => Promise<void>> {
  const token = await acquire(path)
  return () => release(path, token)
}
