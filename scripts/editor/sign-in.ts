// The window that Decap opens to sign in to GitHub, which gives the token to the page that opened
// it. The state proves that the answer belongs to this window.
import type { EditorSettings } from './page'

const stateKey = 'site-gestion-state'
const ownAddress = location.origin + location.pathname

function openGitHub(clientId: string): void {
  const state = crypto.randomUUID()
  sessionStorage.setItem(stateKey, state)
  const query = new URLSearchParams({
    client_id: clientId,
    scope: 'repo',
    state,
    redirect_uri: ownAddress,
  })
  location.replace(`https://github.com/login/oauth/authorize?${query.toString()}`)
}

async function fetchToken(address: string, answer: URLSearchParams): Promise<string> {
  const state = sessionStorage.getItem(stateKey)
  sessionStorage.removeItem(stateKey)
  history.replaceState(null, '', ownAddress)
  if (state === null || answer.get('state') !== state)
    throw new Error('GitHub answers another window.')

  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code: answer.get('code') }),
  })
  if (!response.ok) throw new Error('The function gave no token.')
  const { token } = (await response.json()) as { token: string }
  return token
}

/**
 * Performs Decap's handshake: this window greets, Decap repeats the greeting, then gets the token.
 */
function sendToken(token: string): void {
  const opener = window.opener as Window | null
  const greeting = 'authorizing:github'

  window.addEventListener('message', ({ origin, data }) => {
    if (origin !== location.origin || data !== greeting) return
    opener?.postMessage(
      `authorization:github:success:${JSON.stringify({ token, provider: 'github' })}`,
      location.origin,
    )
  })
  opener?.postMessage(greeting, location.origin)
}

function showFailure(): void {
  document.querySelector('p')?.removeAttribute('hidden')
}

const { signIn } = (window as unknown as { editorSettings: EditorSettings }).editorSettings
const answer = new URLSearchParams(location.search)
if (signIn && answer.has('code'))
  void fetchToken(signIn.address, answer).then(sendToken, showFailure)
else if (signIn) openGitHub(signIn.clientId)
