/** An old browser, or one that refuses the clipboard, leaves the copying to the visitor: then what is copied should be selected. */
export function copy(text: string, done: () => void, select: () => void): void {
  if ('clipboard' in navigator) navigator.clipboard.writeText(text).then(done, select)
  else select()
}
