// Starts the real nginx and the real Apache on an export, with nothing of the machine's own configuration.
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '../port.mjs'
import { apacheConfig } from '../deploy/hosts/apache'
import { nginxConfig } from '../deploy/hosts/nginx'

const runFile = promisify(execFile)

export type Host = { name: string; port: number; stop: () => Promise<void> }

const nginx = '/usr/sbin/nginx'
const apache = '/usr/sbin/apache2'
const apacheModules = '/usr/lib/apache2/modules'

/** Both start as a daemon: the command returns once the port is open. */
async function start(name: string, port: number, folder: string, command: string, startArgs: string[], stopArgs: string[]): Promise<Host> {
  const clear = () => rm(folder, { recursive: true, force: true })
  await runFile(command, startArgs).catch(async (error: unknown) => {
    await clear()
    throw error
  })
  return { name, port, stop: () => runFile(command, stopArgs).then(clear) }
}

/** A folder that the servers' own users may read. */
async function makeFolder(name: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), `${name}-`))
  await chmod(folder, 0o755)
  return folder
}

export async function startNginx(dir: string): Promise<Host | undefined> {
  if (!existsSync(nginx)) return undefined
  const [folder, port] = [await makeFolder('nginx'), await freePort()]
  const site = path.join(folder, 'site')
  await cp(dir, site, { recursive: true })
  const place = { host: 'localhost', root: site, listen: `127.0.0.1:${port}` }
  await writeFile(path.join(folder, 'site.conf'), nginxConfig(await readFile(path.join(dir, '_headers'), 'utf8'), place))
  const config = path.join(folder, 'nginx.conf')
  await writeFile(
    config,
    `pid ${folder}/pid;\nerror_log ${folder}/error.log;\nevents {}\nhttp {\n  access_log off;\n  include ${folder}/site.conf;\n}\n`,
  )
  return start('nginx', port, folder, nginx, ['-c', config], ['-c', config, '-s', 'stop'])
}

export async function startApache(dir: string): Promise<Host | undefined> {
  if (!existsSync(apache)) return undefined
  const [folder, port] = [await makeFolder('apache'), await freePort()]
  const site = path.join(folder, 'site')
  await mkdir(site)
  await cp(dir, site, { recursive: true })
  await writeFile(path.join(site, '.htaccess'), apacheConfig(await readFile(path.join(dir, '_headers'), 'utf8')))
  const modules = ['mpm_event', 'authz_core', 'dir', 'mime', 'filter', 'deflate', 'headers', 'rewrite']
  const config = path.join(folder, 'apache.conf')
  await writeFile(
    config,
    [
      ...modules.map((name) => `LoadModule ${name}_module ${apacheModules}/mod_${name}.so`),
      `ServerName localhost`,
      `Listen 127.0.0.1:${port}`,
      `PidFile ${folder}/pid`,
      `DefaultRuntimeDir ${folder}`,
      `ErrorLog ${folder}/error.log`,
      'User www-data',
      'Group www-data',
      'TypesConfig /dev/null',
      `DocumentRoot ${site}`,
      `<Directory ${site}>`,
      'AllowOverride All',
      '</Directory>',
      '',
    ].join('\n'),
  )
  return start('Apache', port, folder, apache, ['-f', config, '-k', 'start'], ['-f', config, '-k', 'stop'])
}
