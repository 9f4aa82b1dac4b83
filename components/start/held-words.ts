import { save, type StoreName } from './store'

/**
 * A form whose code is not there yet waits, and says so; what it holds is stored where that code will look for it, and leaving the page is asked about.
 * Returns what ends the waiting. The attribute is the island's: on the form, React would report a hydration mismatch.
 */
export function holdWords(form: HTMLFormElement, island: HTMLElement, state: 'sending' | 'checking'): () => void {
  // What is ticked in the wishes is known by the message that they write, once they do.
  const words = [...new FormData(form)].filter(([name]) => !name.includes('.'))
  if (state === 'sending' && form.hasAttribute('action'))
    save(island.dataset.island as StoreName, JSON.stringify(Object.fromEntries(words)))
  const ask = (event: Event) => event.preventDefault()
  addEventListener('beforeunload', ask)
  island.dataset.held = state
  return () => {
    removeEventListener('beforeunload', ask)
    delete island.dataset.held
  }
}
