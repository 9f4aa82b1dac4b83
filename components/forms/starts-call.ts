/**
 * Returns true when a link for a call or an e-mail has the focus: it asks to leave the page, and
 * leaves it open.
 */
export const startsCall = () =>
  document.activeElement?.matches('[href^="tel:"], [href^="mailto:"]') === true
