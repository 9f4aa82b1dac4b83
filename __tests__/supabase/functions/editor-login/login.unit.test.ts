import { describe, expect, jest, test } from '@jest/globals'
import { createLogin } from '../../../../supabase/functions/editor-login/login.ts'

const origin = 'https://gestion.fanal.example'
const settings = { origins: [origin], clientId: 'Iv1.abc', clientSecret: 'un-secret-bien-garde' }
const code = 'abcdef0123456789abcd'
const token = 'gho_0123456789abcdefghijABCDEFGHIJ012345'

/** GitHub as it documents itself: 200 whatever happens, a token or an error in the body. */
const github = (body: unknown = { access_token: token, scope: 'repo' }) =>
  jest.fn<typeof fetch>(() =>
    Promise.resolve(new Response(typeof body === 'string' ? body : JSON.stringify(body))),
  )

const post = (body: string, headers: Record<string, string> = { origin }) =>
  new Request('https://abc.supabase.co/functions/v1/editor-login', {
    method: 'POST',
    headers,
    body,
  })

const login = (request: Request, ask = github(), changes = {}) =>
  createLogin({ ...settings, ...changes }, ask)(request)

test('exchanges the code for a token, for the page of the editor alone', async () => {
  const ask = github()
  const answer = await login(post(JSON.stringify({ code })), ask)
  expect([answer.status, await answer.json()]).toEqual([200, { token }])
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'access-control-allow-origin': origin,
    'cache-control': 'no-store',
  })
  const [address, init] = ask.mock.calls[0] ?? []
  expect(address).toBe('https://github.com/login/oauth/access_token')
  expect(JSON.parse(init?.body as string)).toEqual({
    client_id: settings.clientId,
    client_secret: settings.clientSecret,
    code,
  })
})

const request = (address: string, method: string, from = origin) =>
  new Request(`https://a.example/${address}`, { method, headers: { origin: from } })

describe('createLogin', () => {
  test.each([
    ['another origin', post(JSON.stringify({ code }), { origin: 'https://evil.example' }), 403],
    [
      'an origin that only begins as ours',
      post(JSON.stringify({ code }), { origin: `${origin}.evil.example` }),
      403,
    ],
    ['a question from another origin', request('', 'OPTIONS', 'null'), 403],
    ['a code in the address', request(`?code=${code}`, 'GET'), 405],
    ['no code', post('{}'), 400],
    [
      'a code with another parameter in it',
      post(JSON.stringify({ code: `${code}&client_id=x` })),
      400,
    ],
    ['a long body', post(JSON.stringify({ code, more: 'x'.repeat(300) })), 400],
  ])('refuses %s', async (_, request, status) => {
    const ask = github()
    const answer = await login(request, ask)
    expect(answer.status).toBe(status)
    expect(ask).not.toHaveBeenCalled()
    expect(answer.headers.get('access-control-allow-origin')).toBe(status === 403 ? null : origin)
  })

  test.each([
    ['answers an error', github({ error: 'bad_verification_code' }), {}, 401, 'refused'],
    ['answers something else', github('<html>'), {}, 502, 'github'],
    ['answers a token that is none', github({ access_token: '"}</script>' }), {}, 401, 'refused'],
    // And its error is not repeated.
    [
      'is not there',
      jest.fn<typeof fetch>(() => Promise.reject(new Error(`${code} ${settings.clientSecret}`))),
      {},
      502,
      'github',
    ],
    ['is not asked, for want of settings', github(), { clientSecret: '' }, 503, 'settings'],
  ])('gives no token when GitHub %s', async (_, ask, changes, status, error) => {
    const answer = await login(post(JSON.stringify({ code })), ask, changes)
    expect([answer.status, await answer.json()]).toEqual([status, { error }])
  })
})

test('answers a preflight', async () => {
  const answer = await login(request('', 'OPTIONS'))
  expect([answer.status, answer.headers.get('access-control-allow-headers')]).toEqual([
    204,
    'content-type',
  ])
})
