import { whenIdle } from '@/lib/when-idle'

/** On a page of scripts/export/offline-copies.ts, which marks it. */
export function startOfflineCopies() {
  const { serviceWorker } = document.documentElement.dataset
  // Firefox has none in a private window.
  if (serviceWorker === undefined || !('serviceWorker' in navigator)) return
  whenIdle(() => void navigator.serviceWorker.register(serviceWorker).catch(() => undefined))
}
