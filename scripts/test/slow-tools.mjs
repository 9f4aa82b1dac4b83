// The programs that some slow tests need and that npm does not install.
import { spawnSync } from 'node:child_process'
import { requiredTools } from '../support/environment.mjs'

const postgres = '"$(pg_config --bindir)/initdb" --version'

/** Each tool, the command that fails where it is missing, and the tests that need it. */
const tools = [
  { name: 'Java', command: ['java', '-version'], tests: '/slow/nu\\.' },
  {
    name: 'PostgreSQL',
    command: ['sh', '-c', postgres],
    tests: '/slow/supabase/(?:deployed-functions|overload|send-contact-email)\\.',
  },
]

const isInstalled = (/** @type {string[]} */ [program = '', ...args]) =>
  spawnSync(program, args).status === 0

/**
 * Lists the tools whose tests npm run test:slow leaves out, never a required one, whose tests then
 * fail.
 */
export const listMissingTools = () =>
  tools.filter(({ name, command }) => !requiredTools.includes(name) && !isInstalled(command))
