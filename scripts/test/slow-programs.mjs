// The programs that some slow tests need and that npm does not install.
import { spawnSync } from 'node:child_process'
import { requiredPrograms } from '../support/environment.mjs'

const postgres = '"$(pg_config --bindir)/initdb" --version'

/** Each program, the command that fails where it is missing, and the tests that need it. */
const programs = [
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
 * Lists the programs whose tests npm run test:slow leaves out, never a required one, whose tests
 * then fail.
 */
export const listMissingPrograms = () =>
  programs.filter(({ name, command }) => !requiredPrograms.includes(name) && !isInstalled(command))
