// Pastes into the text of an article as Markdown: its field would run the paragraphs of a word
// processor together.
const blocks = 'h1, h2, h3, h4, h5, h6, p, li'

const withoutSpaces = (text: string) => text.replace(/\s/g, '')

/** Writes as text line breaks, links, and the bullets and numbers of Word's lists. */
function rewriteAsText(page: Document): void {
  for (const lineBreak of page.querySelectorAll('br')) lineBreak.replaceWith(' ')
  for (const link of page.querySelectorAll<HTMLAnchorElement>('a[href^="https:"]'))
    link.textContent = `[${link.textContent.trim()}](${link.href})`
  for (const marker of page.querySelectorAll('[style*="mso-list:Ignore"]')) {
    const text = marker.textContent.trim()
    marker.textContent = `${/\w/.test(text) ? text : '-'} `
  }
}

function convertBlock(block: Element): string {
  const text = block.textContent.trim().replace(/\s+/g, ' ')
  if (/^H[12]$/.test(block.tagName)) return `## ${text}`
  if (block.tagName.startsWith('H')) return `### ${text}`
  const list = block.closest('ul, ol')
  if (!list) return text
  return `${list.tagName === 'OL' ? '1.' : '-'} ${text}`
}

/** Converts titles, paragraphs and lists, or returns nothing if words would be lost. */
function convertHtml(html: string): string | undefined {
  const page = new DOMParser().parseFromString(html, 'text/html')
  rewriteAsText(page)
  const found = [...page.body.querySelectorAll(blocks)].filter(
    (block) => !block.querySelector(blocks) && block.textContent.trim() !== '',
  )
  const all = withoutSpaces(found.map(({ textContent }) => textContent).join(''))
  if (found.length < 2 || all !== withoutSpaces(page.body.textContent)) return undefined
  return found
    .map(convertBlock)
    .join('\n\n')
    .replace(/^((?:-|\d+\.) .*)\n(?=\n(?:-|\d+\.) )/gm, '$1')
}

/** Empty lines and marks of Markdown separate paragraphs already. */
const hasParagraphs = (text: string) => /\n\s*\n|^\s*(?:[-*#|>:]|\d+\.)/m.test(text)

export function convertPasted(html: string, plain: string): string {
  const text = plain.trim()
  const isSeveralLines = text.includes('\n') && !hasParagraphs(text)
  return convertHtml(html) ?? (isSeveralLines ? text.replace(/\r?\n/g, '\n\n') : plain)
}

export function improvePaste(): void {
  document.addEventListener('paste', (event) => {
    const { target, clipboardData } = event
    if (!(target instanceof Element) || !target.id.startsWith('body-field') || !clipboardData)
      return
    const plain = clipboardData.getData('text/plain')
    const text = convertPasted(clipboardData.getData('text/html'), plain)
    if (text === plain) return
    event.preventDefault()
    // The only way to write in a field that the browser can undo.
    document.execCommand('insertText', false, text)
  })
}
