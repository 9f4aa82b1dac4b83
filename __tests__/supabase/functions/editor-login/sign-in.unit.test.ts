import { expect, jest, test } from '@jest/globals'
import { createSignIn } from '@/supabase/functions/editor-login/sign-in'

const origin = 'https://gestion.fanal.example'
const settings = { origins: [origin], clientId: 'Iv1.abc', clientSecret: 'un-secret-bien-garde' }
const code = 'abcdef0123456789abcd'
const token = 'gho_0123456789abcdefghijABCDEFGHIJ012345'

/** GitHub as it documents itself: 200 whatever happens, a token or an error in the body. */
const github = (body: unknown = { access_token: token, scope: 'repo' }) =>
  jest.fn<typeof fetch>(() => Promise.resolve(Response.json(body)))

const post = (body: object = { code }, from = origin) =>
  new Request('https://abc.supabase.co/functions/v1/editor-login', {
    method: 'POST',
    headers: { origin: from },
    body: JSON.stringify(body),
  })

const signIn = (request: Request, ask = github()) => createSignIn(settings, ask)(request)

test('exchanges the code for a token, for the page of the editor alone', async () => {
  const ask = github()
  const answer = await signIn(post(), ask)
  expect([answer.status, await answer.json()]).toEqual([200, { token }])
  expect(answer.headers.get('access-control-allow-origin')).toBe(origin)
  const [address, init] = ask.mock.calls[0] ?? []
  expect(address).toBe('https://github.com/login/oauth/access_token')
  expect(JSON.parse(init?.body as string)).toEqual({
    client_id: settings.clientId,
    client_secret: settings.clientSecret,
    code,
  })
})

test.each([
  ['another origin', post({ code }, 'https://evil.example'), 403],
  ['an origin that only begins as ours', post({ code }, `${origin}.evil.example`), 403],
  ['a code in the address', new Request(`https://a.example/?code=${code}`), 405],
  ['no code', post({}), 400],
  ['a code with another parameter in it', post({ code: `${code}&client_id=x` }), 400],
])('asks GitHub nothing for %s', async (_, request, status) => {
  const ask = github()
  expect((await signIn(request, ask)).status).toBe(status)
  expect(ask).not.toHaveBeenCalled()
})

test.each([
  ['answers an error', github({ error: 'bad_verification_code' }), 401],
  ['answers a token that is none', github({ access_token: '"}</script>' }), 401],
  ['is not there', jest.fn<typeof fetch>(() => Promise.reject(new Error(code))), 502],
])('gives no token when GitHub %s', async (_, ask, status) => {
  const answer = await signIn(post(), ask)
  expect([answer.status, await answer.json()]).toEqual([status, { error: expect.any(String) }])
})

test('answers the preflight of the editor', async () => {
  const preflight = new Request('https://a.example', { method: 'OPTIONS', headers: { origin } })
  const answer = await signIn(preflight)
  expect(answer.status).toBe(204)
  expect(answer.headers.get('access-control-allow-headers')).toContain('content-type')
})
