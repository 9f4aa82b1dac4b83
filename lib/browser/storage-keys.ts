// The names under which the site stores something in a visitor's browser, of which
// content/pages/confidentialite.yml tells visitors.

/** On the device: the visitor refused the chat. */
export const chatRefusalKey = 'site-chat'
/** In the tab: a refusal is reloading the page, so that the switch receives the focus again. */
export const chatFocusKey = 'site-chat-pressed'
/** On the device: the chosen text size. */
export const textSizeKey = 'site-text-size'
/** On the device: the chosen theme. */
export const themeKey = 'site-theme'
/** On the device: the popup was shown, or the visitor opted out. */
export const popupShownKey = 'site-popup-shown'
/** In the tab: when its first page was opened. */
export const visitStartKey = 'site-visit-start'
/** In the tab: a form was submitted, even if sending failed. */
export const requestSentKey = 'site-request-sent'
/** In the tab or on the device: what was typed and not sent. The name of a draft follows. */
export const draftKeyPrefix = 'site-answers-'
