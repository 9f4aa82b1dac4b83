import { existsSync } from 'node:fs'
import { env } from '@/env.mjs'
import { testEveryPage } from '../../support/every-page'

testEveryPage('names in its structured data only what exists', (page) => {
  const [described, named, files] = [new Set<unknown>(), new Set<unknown>(), new Set<string>()]
  const script = page.querySelector('script[type="application/ld+json"]')
  JSON.parse(script?.textContent ?? '', (_, value: unknown) => {
    if (value instanceof Object && '@id' in value)
      (Object.keys(value).length > 1 ? described : named).add(value['@id'])
    else if (typeof value === 'string' && value.startsWith(`${env.siteUrl}/`))
      files.add(new URL(value).pathname)
    return value
  })
  return [
    ...[...named].filter((id) => !described.has(id)).map((id) => `${String(id)} is not described`),
    ...[...files].filter((file) => !existsSync(`out${file}`)).map((file) => `${file} is no file`),
  ]
})
