import { startPopupTimer } from '../popup/popup-timer.client'

/** If a file fails to load there is no popup and no chat, and the settings stay hidden. */
const ignore = () => undefined

/** Loads what a page can wait for. */
export const loadLazyFeatures = () =>
  window.addEventListener('load', () => {
    import('./lazy-features').catch(ignore)
    startPopupTimer((opensAt) =>
      import('../popup/prepare-popup').then(({ preparePopup }) => preparePopup(opensAt), ignore),
    )
  })
