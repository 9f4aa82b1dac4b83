import { recall, remember } from './memory'

/* What a visit knows of the callback popup and of its own requests. A visit is the life of a tab. */

/** The popup was shown once, or refused before it was. */
export const popupShownKey = 'site-popup-shown'

export const popupDelay = 30_000

const visitStartKey = 'site-visit-start'

/** The first load of the visit, kept for the pages and reloads that follow. A clock set back in between starts over. */
export function visitStart(): number {
  const saved = Number(recall('sessionStorage', visitStartKey))
  if (saved > 0 && saved <= Date.now()) return saved
  const now = Date.now()
  remember('sessionStorage', visitStartKey, String(now))
  return now
}

const sentKey = 'site-request-sent'

/** A request that was sent, from either form and whatever became of it, keeps the popup from opening. */
export const hasSentRequest = () => recall('sessionStorage', sentKey) !== null

export const noteSentRequest = () => remember('sessionStorage', sentKey, '1')
