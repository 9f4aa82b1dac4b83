/** Removes the soft hyphens of titles from copied text, because some applications show them. */
export function startCopiedText() {
  document.addEventListener('copy', (event) => {
    const text = String(getSelection())
    if (!event.clipboardData || !text.includes('\u00AD')) return
    event.clipboardData.setData('text/plain', text.replaceAll('\u00AD', ''))
    event.preventDefault()
  })
}
