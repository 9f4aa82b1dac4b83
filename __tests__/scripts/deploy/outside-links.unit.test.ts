import { expect, test } from '@jest/globals'
import { checkOutsideLinks, listOutsideLinks } from '@/scripts/deploy/outside-links'
import { servePlainly } from '../../support/plain-host'
import { changeDirectory, makeTempFolder } from '../../support/temp-folder'

changeDirectory(
  makeTempFolder({
    'content/links.yml':
      '- url: https://a.example/b(17)3\n- text: "[x](https://a.example/b(17)3#c)."\n',
  }),
)

test('lists each address once, with the line that writes it first', () => {
  expect([...listOutsideLinks()]).toEqual([
    ['https://a.example/b(17)3', 'content/links.yml, ligne 1'],
  ])
})

/** The site answers each path by its number, and /405 is well but for HEAD. */
async function check(...paths: string[]) {
  const requests: string[] = []
  const { origin, close } = await servePlainly('', '', (pathname, response) => {
    requests.push(pathname)
    const isAsked = pathname === '/405' && response.req.method === 'GET'
    response.writeHead(isAsked ? 200 : Number(pathname.slice(1)), { location: '/200' }).end()
    return true
  })
  const failures: Record<string, Error> = {
    '/slow': new DOMException('', 'TimeoutError'),
    '/nowhere': new TypeError('', { cause: { code: 'ENOTFOUND' } }),
  }
  const request: typeof fetch = (url, options) => {
    const failure = failures[new URL(url as string).pathname]
    return failure ? Promise.reject(failure) : fetch(url, options)
  }
  const links = new Map(paths.map((path) => [origin + path, '']))
  const checked = await checkOutsideLinks(links, { pause: 0, request })
  await close()
  return { results: checked.map(({ result }) => result), requests }
}

test.each([
  ['/301', 'ok'],
  ['/405', 'ok'],
  ['/403', '403'],
  ['/404', '404'],
  ['/slow', 'TimeoutError'],
  ['/nowhere', 'ENOTFOUND'],
])('answers for %s: %s', async (path, result) => {
  expect((await check(path)).results).toEqual([result])
})

test('asks a host for one link after the other, three times at most', async () => {
  expect((await check('/503', '/200')).requests).toEqual(['/503', '/503', '/503', '/200'])
})

test('does not ask a host whose terms refuse robots', async () => {
  const links = new Map([['https://www.pressreader.com/x', '']])
  expect(await checkOutsideLinks(links, { pause: 0 })).toMatchObject([{ result: 'robots' }])
})
