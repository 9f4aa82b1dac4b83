import { whenIdle } from '@/lib/when-idle'

/** Registers the service worker on the pages that scripts/export/offline-copies.ts marks. */
export function startOfflineCopies() {
  const { serviceWorker } = document.documentElement.dataset
  // Firefox has no service worker in a private window.
  if (serviceWorker === undefined || !('serviceWorker' in navigator)) return
  whenIdle(() => void navigator.serviceWorker.register(serviceWorker).catch(() => undefined))
}
