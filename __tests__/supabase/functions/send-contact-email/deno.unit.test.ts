import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))

test.each(['send-contact-email', 'mark-request-handled'])(
  'deno.json of %s names the versions of postgres and zod that package.json installs',
  (name) => {
    type Package = Record<'dependencies' | 'devDependencies', Record<string, string>>
    const { dependencies, devDependencies } = readJson('package.json') as Package
    const { postgres = '', zod = '' } = { ...dependencies, ...devDependencies }
    expect(readJson(`supabase/functions/${name}/deno.json`)).toMatchObject({
      imports: { postgres: `npm:postgres@${postgres}`, 'zod/mini': `npm:zod@${zod}/mini` },
    })
  },
)
