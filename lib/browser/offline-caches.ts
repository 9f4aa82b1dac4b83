/** The prefix of the caches of this site: several previews may share an origin. */
export const getCachePrefix = (scope: string) => `offline ${scope} `

/** Deletes the caches of the site at this address, except one. */
export async function deleteCaches(scope: string, keptCache?: string) {
  for (const name of await caches.keys())
    if (name.startsWith(getCachePrefix(scope)) && name !== keptCache) await caches.delete(name)
}

/** Deletes the pages that components/offline/service-worker.ts stored, and the worker itself. */
export async function deleteOfflineCopies() {
  if (!('serviceWorker' in navigator)) return
  const registration = await navigator.serviceWorker.getRegistration()
  if (!registration) return
  await registration.unregister()
  await deleteCaches(registration.scope)
}
