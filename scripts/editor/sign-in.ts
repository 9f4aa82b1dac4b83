// The small window that Decap opens to sign in: to GitHub and back, then the token for the page that opened it. The state says that who comes back is
// who left; the code is taken out of the address at once.
import type { EditorSettings } from './page'

const kept = 'site-gestion-state'
const here = location.origin + location.pathname

function leaveFor(clientId: string): void {
  const state = crypto.randomUUID()
  sessionStorage.setItem(kept, state)
  const asked = new URLSearchParams({
    client_id: clientId,
    scope: 'repo',
    state,
    redirect_uri: here,
  })
  location.replace(`https://github.com/login/oauth/authorize?${asked.toString()}`)
}

async function comeBack(address: string, given: URLSearchParams): Promise<string> {
  const state = sessionStorage.getItem(kept)
  sessionStorage.removeItem(kept)
  history.replaceState(null, '', here)
  if (state === null || given.get('state') !== state)
    throw new Error('This window did not leave for GitHub.')
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code: given.get('code') }),
  })
  if (!answer.ok) throw new Error('No token was given.')
  const { token } = (await answer.json()) as { token: string }
  return token
}

/** As Decap expects it: one word from this window, the same one back, then the token. */
function tell(token: string): void {
  const opener = window.opener as Window | null
  window.addEventListener('message', ({ origin, data }) => {
    if (origin !== location.origin || data !== 'authorizing:github') return
    opener?.postMessage(
      `authorization:github:success:${JSON.stringify({ token, provider: 'github' })}`,
      location.origin,
    )
  })
  opener?.postMessage('authorizing:github', location.origin)
}

const { login } = (window as unknown as { editorSettings: EditorSettings }).editorSettings
const given = new URLSearchParams(location.search)
if (login && given.has('code'))
  void comeBack(login.address, given).then(tell, () => {
    document.querySelector('p')?.removeAttribute('hidden')
  })
else if (login) leaveFor(login.clientId)
