import { readdirSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { testEveryPage } from '../support/every-page'
import { readExported, listStrings, listTexts } from '../support/exported-pages'

/** The texts that the specification quotes to the letter. */
const quoted = [
  'Merci ! Votre message a été envoyé avec succès. Nous vous contacterons bientôt.',
  'Merci ! Nous vous contacterons très bientôt.',
  'Envoi en cours...',
]

const faults: readonly (readonly [string, RegExp])[] = [
  ['une apostrophe droite', /\p{L}'\p{L}/u],
  ['un guillemet droit', /"/],
  ['trois points au lieu d’un caractère', /\.\.\./],
  ['une espace avant ; ! ou ?', /[\s\u00A0\u202F][;!?](?!\p{L})/u],
  ['une espace ordinaire avant : » % ou $', / [:»%$](?![\p{L}\d])/u],
  ['rien devant »', /[^\s\u00A0]»/],
  ['une espace ordinaire après «', /« /],
  ['rien après «', /«[^\u00A0]/],
  ['des guillemets anglais hors des guillemets', /^[^«]*[“”]/],
  ['une espace ordinaire dans un nombre', /\d \d{3}(?!\d)/],
  ['une espace ordinaire dans une heure', /\d h(?![\p{L}])|\u00A0h \d/u],
  [
    'une espace ordinaire entre un nombre et son nom',
    /\d (?:ans?|mois|jours?|heures?|minutes?)(?!\p{L})/u,
  ],
  [
    'une espace ordinaire entre un nom et son numéro',
    /(?<!\p{L})(?:annexe|article|section|page) \d/u,
  ],
  ['une marque de Markdown', /\]\(|^#{2,} /],
  ['une majuscule sans accent', /\b(?:Etat|Age|Ecole|Eglise)\b/],
]

const withoutQuoted = (text: string) =>
  quoted.reduce((rest, message) => rest.replaceAll(message, ''), text)

/** The visible text of a page, and the text for screen readers. */
function* sentences(page: Document): Generator<string> {
  for (const text of listTexts(page, 'script, style, code, .host')) yield withoutQuoted(text)
  for (const element of page.querySelectorAll('[alt], [aria-label], [placeholder]'))
    for (const name of ['alt', 'aria-label', 'placeholder']) yield element.getAttribute(name) ?? ''
  yield page.title
}

const besides = ['/404.html']

const findFaults = (text: string) =>
  faults
    .filter(([, pattern]) => pattern.test(text))
    .map(([name]) => `${name} : ${text.slice(0, 120)}`)

testEveryPage('follows the typography', (page) => [...sentences(page)].flatMap(findFaults), besides)

test('the popup follows the typography', () => {
  const texts = listStrings(JSON.parse(readExported('fenetre.json')))
  expect(texts.length).toBeGreaterThan(50)
  expect(texts.map(withoutQuoted).flatMap(findFaults)).toEqual([])
})

testEveryPage(
  'keeps a telephone number in one piece, in a sentence or in a link',
  (page) =>
    [...listTexts(page, 'script, style, .nowrap, a[href^="tel:"]')].filter((text) =>
      /\d{3}\s\d{3}-\d{4}/.test(text),
    ),
  besides,
)

test('no exported file has another hyphen than that of a keyboard', () => {
  const files = readdirSync('out', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(?:html|json|xml|txt|webmanifest)$/.test(file),
  )
  expect(files.length).toBeGreaterThan(40)
  expect(files.filter((file) => /[\u2010\u2011]/.test(readExported(file)))).toEqual([])
})
