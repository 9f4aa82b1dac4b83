import { describe, expect, it } from '@jest/globals'
import { exportedRoutes, openExported } from '../support/exported-pages'

/** Kept to the letter because the specification quotes them: their spaces and dots are not ours to set. */
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
  ['une majuscule sans accent', /\b(?:Etat|Age|Ecole|Eglise)\b/],
]

const routes = [...exportedRoutes(), '/fragments/rappel/']

function* sentences(route: string): Generator<string> {
  const page = openExported(route)
  const walker = page.createTreeWalker(page.body, 4)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.parentElement?.closest('script, style, code, .host')) continue
    const text = quoted.reduce((rest, message) => rest.replaceAll(message, ''), node.textContent ?? '')
    if (text.trim() !== '') yield text
  }
  for (const element of page.querySelectorAll('[alt], [aria-label], [placeholder]'))
    for (const name of ['alt', 'aria-label', 'placeholder']) {
      const text = element.getAttribute(name)
      if (text) yield text
    }
  yield page.title
}

describe('la typographie de toutes les pages', () => {
  it('a des pages à lire', () => {
    expect(routes.length).toBeGreaterThan(29)
  })

  it.each(routes)('%s', (route) => {
    const found = [...sentences(route)].flatMap((text) =>
      faults.filter(([, pattern]) => pattern.test(text)).map(([name]) => `${name} : ${text.slice(0, 120)}`),
    )
    expect(found).toEqual([])
  })
})
