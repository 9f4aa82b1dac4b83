import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { JSDOM } from 'jsdom'

/** A page of the export without any script: its words, pictures and styles, for whoever wants to show the same. */
export type BarePage = {
  route: string
  fonts: string
  head: string
  styles: string[]
  fontHints: string
  title: string
  body: Element
  html: string
}

const outer = (elements: Iterable<Element>) => Array.from(elements, (element) => element.outerHTML).join('')

export async function readBarePage(route: string): Promise<BarePage> {
  const dom = new JSDOM(await readFile(path.join('out', route, 'index.html')))
  const { document } = dom.window
  // The policy goes too: it lists the hashes of scripts that are no longer there.
  for (const element of document.querySelectorAll('script, noscript, link[as="script"], meta[http-equiv]')) element.remove()
  return {
    route,
    fonts: document.documentElement.className,
    head: document.head.innerHTML,
    styles: Array.from(document.querySelectorAll('style'), (style) => style.textContent),
    fontHints: outer(document.querySelectorAll('link[as="font"]')),
    title: document.title,
    body: document.body,
    html: dom.serialize(),
  }
}

/** What a compiler makes of a component that draws this element. */
export function elementCode(node: Node): string {
  if (node.nodeType === node.TEXT_NODE) return JSON.stringify(node.nodeValue)
  if (node.nodeType !== node.ELEMENT_NODE) return 'null'
  const element = node as Element
  // React takes "" for « no » where HTML takes it for « yes ».
  const attributes = Object.fromEntries(Array.from(element.attributes, ({ name, value }) => [name, value === '' ? true : value]))
  const children = Array.from(element.childNodes, elementCode)
  return `h(${[JSON.stringify(element.localName), JSON.stringify(attributes), ...children].join(',')})`
}
