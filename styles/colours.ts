/* Colours of tokens.css where CSS variables do not reach: the social images, the logo, the manifest,
   the browser’s bar, the backdrop of the popup. A test compares them. */
export const paper = '#faf4e6'
/** The tints of the heroes. */
export const tints = {
  paper,
  sage: '#e4ecdd',
  river: '#dde8ee',
  plum: '#efe3ea',
  peach: '#fae3c9',
} as const
export const bar = '#f08a42'
export const darkBar = '#4a2a12'
export const ink = '#1b1511'
export const contact = '#fbd77e'
export const accentGraphic = '#c05a1c'
