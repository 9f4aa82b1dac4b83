import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import { openExported } from '../support/exported-pages'

/** The hyphen that never breaks (content/typography.ts). It is for the eye: nobody types it, and a telephone, a search or a mail program may not know it. */
const bound = '\u2011'

/** What a script shows (the questions asked to somebody who answers for oneself), and what it writes in an e-mail (components/start/letter.ts). */
const read = new Set(['data-self', 'data-label'])

const files = readdirSync('out', { recursive: true, encoding: 'utf8' })

describe('le trait d’union insécable', () => {
  it.each(files.filter((file) => /\.(?:json|xml|txt|webmanifest)$/.test(file)))('%s ne le contient pas', (file) => {
    expect(readFileSync(`out/${file}`, 'utf8')).not.toContain(bound)
  })

  it('se lit sur les pages', () => {
    expect(openExported('/liens-utiles/').body.textContent).toContain(`Info${bound}Santé`)
  })

  it.each(files.filter((file) => file.endsWith('.html')))(
    '%s : ni dans l’en-tête, ni dans une adresse, un nom ou un texte à copier',
    (file) => {
      const page = openExported(`/${file}`)
      const head = [page.head, ...page.querySelectorAll('script[type="application/ld+json"]')].map(({ textContent }) => textContent)
      const attributes = [...page.querySelectorAll('*')].flatMap((element) =>
        [...element.attributes].filter(({ name }) => !read.has(name)).map(({ value }) => value),
      )
      const numbers = Array.from(page.querySelectorAll('a[href^="tel:"]'), ({ textContent }) => textContent).filter((text) =>
        /\d\u2011\d/.test(text),
      )
      expect([...head, ...attributes, ...numbers].filter((text) => text.includes(bound))).toEqual([])
    },
  )
})
