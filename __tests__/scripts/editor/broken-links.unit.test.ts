import { beforeAll, expect, test } from '@jest/globals'
import { findBrokenLinks } from '@/scripts/editor/broken-links'

const served = new Map([
  ['../', '<main id="contenu">'],
  ['../bail/', '<h2 id="signer">'],
])

/** The site, as the page of the editor asks it. */
beforeAll(() => {
  const fetch = (address: string) =>
    Promise.resolve({ ok: served.has(address), text: () => Promise.resolve(served.get(address)) })
  Object.assign(globalThis, { window: { fetch } })
})

const listAddresses = async (...found: Parameters<typeof findBrokenLinks>) =>
  (await findBrokenLinks(...found)).map(({ address }) => address)

test('finds a link to a page that does not exist, with its path', async () => {
  const data = {
    items: [{ href: '/contact' }, { href: '/contcat' }],
    answer: 'Voir [le bail](/bail) et [l’aide](/aide/).',
  }
  expect(await findBrokenLinks(data, '', [])).toEqual([
    { path: ['items', 1, 'href'], address: '/contcat' },
    { path: ['answer'], address: '/aide/' },
  ])
})

test('finds a link to an anchor that another page does not have', async () => {
  const links = ['/#contenu', '/bail#signer', '/bail/#signer', '/bail#nulle-part', '/aide#rpa']
  expect(await listAddresses(links, '', [])).toEqual(['/bail#nulle-part', '/aide#rpa'])
})

test('knows the anchors that the text gives to its own page', async () => {
  expect(await listAddresses(['/faq#rpa', '/faq#chsld'], '/faq', ['rpa'])).toEqual(['/faq#chsld'])
  expect(await listAddresses({ body: '[ici](#bail) et [là](#caution)' }, '', ['bail'])).toEqual([
    '#caution',
  ])
})
