import { save, storedValues, type StoreName } from './store'

/** How long a visitor waits for a connection that neither delivers the code nor fails, before it is told. */
export const longestWait = 8000

/** A form whose code is not there yet waits, stores what it holds, asks before the page is left, and is sent if the code comes in time: true then. */
export async function holdSubmit(form: HTMLFormElement, island: HTMLElement, state: 'sending' | 'checking', code: Promise<boolean>) {
  const name = island.dataset.island as StoreName
  // What stands in no field stays: the key by which a message that was sent already is known.
  if (state === 'sending' && name === 'contact-form')
    save(name, JSON.stringify({ ...storedValues(name), ...Object.fromEntries(new FormData(form)) }))
  const ask = (event: Event) => event.preventDefault()
  addEventListener('beforeunload', ask)
  // Not the form's: on it, React would report a hydration mismatch.
  island.dataset.held = state
  const late = new Promise<false>((resolve) => setTimeout(resolve, longestWait, false))
  const isThere = await Promise.race([code, late])
  removeEventListener('beforeunload', ask)
  delete island.dataset.held
  // Not requestSubmit, which Safari knows from 16 on.
  if (isThere) form.querySelector<HTMLElement>('[type="submit"]')?.click()
  return isThere
}
