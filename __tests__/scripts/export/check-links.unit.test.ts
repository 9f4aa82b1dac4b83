import { beforeEach, expect, jest, test } from '@jest/globals'
import { rmSync } from 'node:fs'
import { env } from '@/env.mjs'
import { checkLinks } from '@/scripts/export/check-links'
import { changeDirectory, makeTempFolder, writeFiles } from '../../support/temp-folder'

changeDirectory(
  makeTempFolder({ 'content/faq.yml': 'text: |\n  Voyez [la hausse](/404#hiver) du loyer.\n' }),
)

beforeEach(() => rmSync('out', { recursive: true, force: true }))

const page = (...hrefs: string[]) =>
  `<h1 id="été">${hrefs.map((href) => `<a class="x" href="${href}">x</a>`).join('')}</h1>`

async function check(files: Record<string, string>) {
  writeFiles('out', files)
  return checkLinks('out').catch((error: unknown) =>
    error instanceof Error ? error.message.split('\n').slice(1) : [],
  )
}

test('accepts links to a page, a file, an anchor and another site', async () => {
  const links = [
    '/404/',
    '/404/?a=1&amp;b=2#%C3%A9t%C3%A9',
    '#été',
    '/feed.xml',
    'tel:+1',
    'mailto:',
    'https://ailleurs.example/x',
  ]
  const files = { '404/index.html': page('/?a=1&amp;b=2', '/#été'), 'feed.xml': '' }
  expect(await check({ 'index.html': page(...links), ...files })).toBe('6 links lead somewhere')
})

test.each(['/services/', 'contact', '#hiver', '/feed.xml', 'https://', '#', `${env.siteUrl}/404/`])(
  'refuses the link %s when it leads nowhere',
  async (href) => {
    const files = { 'index.html': page('/404/', href, href), '404/index.html': page('/') }
    expect(await check(files)).toEqual([`  ${href} : sur /`])
  },
)

test('names the file and the line of content that write a wrong link', async () => {
  const files = { 'index.html': page('/404/#hiver'), '404/index.html': page('/') }
  expect(await check(files)).toEqual(['  /404/#hiver : sur /; content/faq.yml, ligne 2'])
})

test('refuses a link without the base path of a preview', async () => {
  jest.replaceProperty(env, 'basePath', '/apercu')
  const files = { 'index.html': page('/apercu/404/', '/404/'), '404/index.html': page('/apercu/') }
  expect(await check(files)).toEqual(['  /404/ : sur /'])
})

test('names a link of every page once, a link without address and a repeated anchor', async () => {
  const menu = '<a data-href="/404/" href="/zone/">x</a>'
  const files = {
    'index.html': `${menu}<a>x</a><a href="">x</a>`,
    '404/index.html': `${menu}<p id="été"></p><p id="été"></p>`,
    '404.html': menu,
  }
  expect(await check(files)).toEqual([
    '  /zone/ : sur /404.html',
    '  deux fois #été : sur /404/',
    '  un lien sans adresse : sur /',
  ])
})
