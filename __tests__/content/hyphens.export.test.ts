import { readdirSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import { openExported, readExported } from '../support/exported-pages'

/** Read as they are written, with nothing folded: what is searched, copied or dialled has the characters of a keyboard. */
const files = readdirSync('out', { recursive: true, encoding: 'utf8' })

describe('le trait d’union', () => {
  it.each(files.filter((file) => /\.(?:html|json|xml|txt|webmanifest)$/.test(file)))('%s n’a que celui du clavier', (file) => {
    expect(readExported(file)).not.toMatch(/[\u2010\u2011]/)
  })

  it('le titre de /contact est celui de la spécification', () => {
    expect(openExported('/contact/').querySelector('h1')?.textContent).toBe('Contactez-nous')
  })
})

describe('un numéro de téléphone', () => {
  it.each(files.filter((file) => file.endsWith('.html')))('%s : reste d’une pièce, dans une phrase ou dans un lien', (file) => {
    const page = openExported(`/${file}`)
    const texts = [...page.querySelectorAll('body, body *:not(script, style, .whole, a[href^="tel:"], a[href^="tel:"] *)')].flatMap(
      (element) => Array.from(element.childNodes).filter((node) => node.nodeType === node.TEXT_NODE),
    )
    expect(texts.map(({ textContent }) => textContent ?? '').filter((text) => /\d{3}\s\d{3}-\d{4}/.test(text))).toEqual([])
  })
})
