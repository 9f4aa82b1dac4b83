/** Erases the pages that components/offline/service-worker.ts stored, and the worker itself. */
export async function eraseOfflineCopies() {
  if (!('serviceWorker' in navigator)) return
  const registration = await navigator.serviceWorker.getRegistration()
  await registration?.unregister()
  for (const name of await caches.keys()) await caches.delete(name)
}
