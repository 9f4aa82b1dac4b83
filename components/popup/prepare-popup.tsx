import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { basePath } from '@/lib/public-environment'
import { openWhenFree } from './open-when-free'
import { PopupDialog, type PopupTexts } from './popup-dialog'

async function fetchTexts() {
  const response = await fetch(`${basePath}/fenetre.json`)
  if (!response.ok) throw new Error(`The words of the popup: ${response.status}`)
  return response.json() as Promise<PopupTexts>
}

/** Renders the closed popup at the end of the page, and returns the function that opens it. */
export async function loadPopup(): Promise<() => void> {
  const texts = await fetchTexts()
  // Without a box of its own, so that what is sticky in it keeps to the foot of the page. Inside
  // `.site`, so that container queries apply.
  const host = document.createElement('div')
  host.style.display = 'contents'
  document.querySelector('.site')?.append(host)
  return new Promise((resolve) => {
    // In a transition, React yields every few milliseconds to what the visitor does.
    startTransition(() => createRoot(host).render(<PopupDialog {...texts} onReady={resolve} />))
  })
}

/** Loads the popup and opens it at that time, or never if its words fail to load. */
export const preparePopup = (opensAt: number) =>
  loadPopup().then(
    (openPopup) => openWhenFree(openPopup, opensAt),
    () => undefined,
  )
