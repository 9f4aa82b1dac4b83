import { startPopupTimer } from '../popup/popup-timer'
import { whenIdle } from './when-idle'

type Lazy = typeof import('./later')

const loadLazyFile = () => import(LATER_FILE) as Promise<Lazy>

/** Where the file fails to load there is no popup, no chat, and the choices stay hidden. */
function start(name: keyof Lazy['behaviours']): void {
  loadLazyFile().then(
    ({ behaviours }) => behaviours[name](),
    () => undefined,
  )
}

/** When the file of later.ts is asked for: never in most visits. */
export function startLate(): void {
  if (document.querySelector('[data-choice]')) start('choices')
  if (HAS_CHAT) whenIdle(() => start('chat'))
  window.addEventListener('load', () => startPopupTimer(async () => (await loadLazyFile()).loadPopup()))
}
