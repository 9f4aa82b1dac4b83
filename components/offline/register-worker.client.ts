import { basePath } from '@/lib/public-environment'
import { whenIdle } from '@/lib/browser/when-idle'

type ScriptUrlRule = { createScriptURL: (input: string) => string }
declare global {
  interface Window {
    /** Chromium, Safari 26 and Firefox 148; TypeScript's library lacks it. */
    trustedTypes?: { createPolicy: (name: string, rule: ScriptUrlRule) => ScriptUrlRule }
  }
}

/** The one script that a script of ours names: the policy `site` allows no other (csp.ts). */
const rule: ScriptUrlRule = { createScriptURL: () => `${basePath}/service-worker.js` }

/** Registers the service worker on the pages that keep an offline copy. */
export function startOfflineCopies() {
  const isCopied = document.querySelector('[data-offline-copy]') !== null
  // Firefox has no service worker in a private window.
  if (!isCopied || !('serviceWorker' in navigator)) return
  const address = (window.trustedTypes?.createPolicy('site', rule) ?? rule).createScriptURL('')
  whenIdle(() => void navigator.serviceWorker.register(address).catch(() => undefined))
}
