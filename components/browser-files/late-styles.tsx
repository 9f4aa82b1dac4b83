import { basePath } from '@/lib/public-environment'
import { readBrowserFiles } from './read-browser-files'

/**
 * What stands at the end of <body>: the fonts, which would delay the text from the head
 * (docs/decisions/0008), and the styles of print, which no page waits for. They are HTML, because
 * React would preload the file of print, before the words.
 */
export function LateStyles() {
  const { fontFaces, printStyles } = readBrowserFiles()
  const print = `<link rel="stylesheet" media="print" href="${basePath}${printStyles}"/>`
  // In a body, only the first child of an element may be a style.
  return <div hidden dangerouslySetInnerHTML={{ __html: `<style>${fontFaces}</style>${print}` }} />
}
