import { spawn } from 'node:child_process'
import { environmentWith } from './environment.mjs'

/**
 * Runs another program to its end. `quiet` keeps its output instead of showing it.
 * @param {string} command
 * @param {string[]} args
 * @param {{ quiet?: boolean, environment?: Record<string, string>, cwd?: string }} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, args, { quiet = false, environment = {}, cwd = '.' } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
      env: environmentWith(environment),
      cwd,
      // npm is a .cmd file on Windows, which only a shell can start.
      shell: process.platform === 'win32' && command === 'npm',
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (/** @type {string} */ chunk) => {
        output += chunk
      })
    // Without this, a stopped command would leave its child working alone.
    const stop = (/** @type {NodeJS.Signals} */ signal) => {
      child.kill(signal)
      process.exit(1)
    }
    process.once('SIGTERM', stop).once('SIGINT', stop)
    const forget = () => process.off('SIGTERM', stop).off('SIGINT', stop)
    child.once('error', (error) => {
      forget()
      reject(error)
    })
    child.once('close', (code) => {
      forget()
      resolve({ code: code ?? 1, output })
    })
  })
}

/**
 * The arguments that run a tool of node_modules with this same Node, on any system and without a shell.
 * @param {string} file its script, such as next/dist/bin/next
 * @param {string[]} args
 * @returns {[command: string, args: string[]]}
 */
export function tool(file, ...args) {
  return [process.execPath, [`node_modules/${file}`, ...args]]
}

/**
 * « 4.2 s », for progress lines.
 * @param {number} start from performance.now()
 */
export function since(start) {
  return `${((performance.now() - start) / 1000).toFixed(1)} s`
}
