import { describe, expect, it, test } from '@jest/globals'
import { z } from 'zod'
import { text } from '@/content/schema/fields'
import { loadFile } from '@/content/load/load-file'
import { placeholders } from '@/content/placeholders'
import { site } from '@/content/site'
import { advisors, findTestimonials, home, testimonials, testimonialsPage } from '@/content/words'
import { everyPage } from '../support/every-page'
import { folded, openExported, wordsOf } from '../support/exported-pages'

const mustRead = loadFile(
  {
    file: '__tests__/content/must-read.yml',
    schema: z.record(z.string(), z.array(text({ max: 600 }))),
  },
  placeholders,
)

everyPage('has the words that the specification requires', (page, route) => {
  const read = wordsOf(page).toLowerCase()
  return (mustRead[route] ?? []).filter((words) => !read.includes(folded(words).toLowerCase()))
})

const doors: readonly (readonly [route: string, place: string, words: string])[] = [
  ['/services/', 'body > * footer, body > footer', 'C’est urgent'],
  ['/', 'main', 'Voici à qui parler'],
  ['/faq/', '#conge-hopital', 'C’est urgent'],
  ['/blog/article-13/', 'main', 'C’est urgent'],
  ['/outils/', 'main', 'C’est urgent'],
  ['/contact/', 'main', 'Les numéros d’abord'],
  ['/404.html', 'main', 'C’est urgent'],
]

test('links the urgent page from each place where its numbers may be missed', () => {
  const isOpen = ([route, place, words]: (typeof doors)[number]) =>
    [...openExported(route).querySelectorAll(`:is(${place}) a[href^="/urgence/"]`)].some((link) =>
      folded(link.textContent).includes(words),
    )
  expect(doors.filter((door) => !isOpen(door))).toEqual([])
})

/** What is set apart by lines, by letters or by a drawing is set apart for the ear too. */
const heard: readonly (readonly [route: string, selector: string, sentence: string])[] = [
  ['/services/', 'ul li', 'Vous payez 0 $'],
  ['/services/', 'ul li', 'Le réseau public paie 0 $'],
  [
    '/urgence/',
    'main a[href="tel:911"]',
    '911. Une vie est en danger, maintenant. Ambulance, police, pompiers. Personne introuvable aussi. Jour et nuit.',
  ],
  ['/urgence/', 'nav a[href="tel:911"]', '911. Une vie est en danger, maintenant'],
  [
    '/cout-net/',
    'label',
    'Les soins personnels (bain, habillage), sur place. 7 heures ou plus par jour, sept jours sur sept',
  ],
  [
    '/carnet-de-visite/',
    'h3',
    'Question 1. Qui répond au bouton d’appel à 3 h, et en combien de minutes?',
  ],
]

describe('to a screen reader', () => {
  it.each(heard)('%s reads %s as « %s »', (route, selector, sentence) => {
    const sentences = Array.from(openExported(route).querySelectorAll(selector), (element) => {
      const copy = element.cloneNode(true) as Element
      for (const hidden of copy.querySelectorAll('[aria-hidden="true"]')) hidden.remove()
      return folded(copy.textContent)
    })
    expect(sentences).toContain(sentence)
  })

  it('the name of the logo ends with a full stop', () => {
    expect(
      openExported('/').querySelector('header [role="img"]')?.getAttribute('aria-label'),
    ).toMatch(/, accueil\.$/)
  })

  it('each section of the home page starts with its heading', () => {
    const sections = [...openExported('/').querySelectorAll('main section')].filter((section) =>
      section.querySelector('h2'),
    )
    expect(sections.length).toBeGreaterThan(3)
    for (const section of sections)
      expect(section.querySelector('h1, h2, a, button, img:not([alt=""])')?.matches('h1, h2')).toBe(
        true,
      )
  })
})

describe('the exported pages', () => {
  it.each([
    ['three cards', '/', 'main ol > li', 3],
    ['three testimonials', '/', 'main figure blockquote', 3],
    ['five steps', '/services/', 'main ol[role="list"] > li', 5],
    ['three additional services', '/services/', '#complements h3', 3],
    ['five categories of questions', '/faq/', '[data-questions] :has(> div > h2)', 5],
    ['one open question', '/faq/', 'main details[open]', 1],
    ['eight groups of links', '/liens-utiles/', 'main details[open][id]:has(> summary > h2)', 8],
    ['five steps', '/alzheimer/', '#notre-accompagnement-en-cinq-etapes ol > li', 5],
    ['no field', '/urgence/', 'main form, main input:not([readonly])', 0],
    ['twelve questions', '/ou-en-etes-vous/', 'main form fieldset', 12],
    ['six phone numbers in its first question', '/ou-en-etes-vous/', '#q1 a[href^="tel:"]', 6],
    [
      'one form that puts no answer into an address',
      '/ou-en-etes-vous/',
      'main form[method="dialog"]',
      1,
    ],
    ['sixteen questions', '/carnet-de-visite/', 'main tbody th[scope="row"]', 16],
    ['cells for three residences', '/carnet-de-visite/', 'main tbody td', 48],
  ])('have %s on %s', (_, route, selector, count) => {
    expect(openExported(route).querySelectorAll(selector)).toHaveLength(count)
  })

  it('each advisor has a name, a role, a year and a hidden drawing', () => {
    const cards = [...openExported('/notre-equipe/').querySelectorAll('main article')]
    expect(cards).toHaveLength(advisors.length)
    for (const [at, { name, role, since }] of advisors.entries()) {
      for (const words of [name, role, String(since)])
        expect(cards[at]?.textContent).toContain(words)
      expect(cards[at]?.querySelectorAll('svg[aria-hidden="true"]')).toHaveLength(1)
    }
  })

  it('each testimonial of the home page has its town', () => {
    const cards = [...openExported('/').querySelectorAll('main figure:has(blockquote)')]
    expect(cards.map((card) => card.querySelector('p + p')?.textContent)).toEqual(
      findTestimonials(home.testimonials.ids).map(({ location }) => location),
    )
  })

  it('a portrait links to each testimonial', () => {
    const page = openExported('/temoignages/')
    const portraits = [...page.querySelectorAll(`ul[aria-label="${testimonialsPage.portraits}"] a`)]
    expect(portraits.map((portrait) => portrait.getAttribute('href'))).toEqual(
      testimonials.map(({ id }) => `#${id}`),
    )
    for (const { id, name, location } of testimonials)
      for (const words of [name, location])
        expect(page.getElementById(id)?.textContent).toContain(words)
  })

  it('the FAQ has four questions or more in each category, in one accordion', () => {
    const page = openExported('/faq/')
    for (const topic of page.querySelectorAll('[data-questions] :has(> div > h2)'))
      expect(topic.querySelectorAll('details').length).toBeGreaterThanOrEqual(4)
    const questions = [...page.querySelectorAll<HTMLDetailsElement>('main details')]
    expect([
      questions[0]?.open,
      new Set(questions.map((question) => question.getAttribute('name'))).size,
    ]).toEqual([true, 1])
    expect(new Set(questions.map((question) => question.id)).size).toBe(questions.length)
  })

  it('the directory announces new tabs, and has five links or more in each group', () => {
    const page = openExported('/liens-utiles/')
    for (const group of page.querySelectorAll('main details[open][id]:has(> summary > h2)'))
      expect(group.querySelectorAll('li').length).toBeGreaterThanOrEqual(5)
    const outside = [...page.querySelectorAll<HTMLAnchorElement>('main [id] a[href^="http"]')]
    expect(outside.length).toBeGreaterThan(39)
    expect(
      outside.filter(
        ({ target, textContent }) => target !== '_blank' || !textContent.includes('nouvel onglet'),
      ),
    ).toEqual([])
  })

  it('the call tracking line is behind one link, which shows the agency number', () => {
    const tracking = [
      ...openExported('/liens-utiles/').querySelectorAll(
        `a[href="${site.callTrackingPhone.href}"]`,
      ),
    ]
    expect(tracking.map((link) => folded(link.textContent))).toEqual([folded(site.phone.text)])
  })

  it('the Alzheimer page does not use the word « dément »', () => {
    expect(wordsOf(openExported('/alzheimer/'))).not.toMatch(/\bd[ée]ment/i)
  })
})

describe('the tools, without JavaScript', () => {
  it('the urgent page lists two numbers, then five cases with numbers and steps', () => {
    const page = openExported('/urgence/')
    const numbers = Array.from(page.querySelectorAll('main a[href^="tel:"]'), (link) =>
      link.getAttribute('href'),
    )
    expect(numbers.slice(0, 2)).toEqual(['tel:911', 'tel:811'])
    for (const id of ['chute', 'conge', 'epuisement', 'peur', 'depart']) {
      expect(page.querySelectorAll(`main #${id} a[href^="tel:"]`).length).toBeGreaterThan(1)
      expect(page.querySelectorAll(`main #${id} ol > li`).length).toBeGreaterThan(2)
    }
    const exits = [...page.querySelectorAll<HTMLAnchorElement>('main a[rel="noreferrer"]')]
    expect(exits.map(({ href, target }) => [href, target])).toEqual(
      Array.from({ length: 4 }, () => ['https://meteo.gc.ca/', '']),
    )
  })

  it('the tools claim no date of verification', () => {
    for (const route of [
      '/urgence/',
      '/cout-net/',
      '/ou-en-etes-vous/',
      '/carnet-de-visite/',
      '/outils/',
    ])
      expect(wordsOf(openExported(route))).not.toMatch(/vérifiée?s? le/i)
  })
})

everyPage(
  'says who pays beside « gratuit », and its whole sentence once at most',
  function* (page, route) {
    if (route in mustRead && !route.startsWith('/blog/')) {
      const text = wordsOf(page)
      for (const { index } of text.matchAll(/gratuit/gi)) {
        const around = text.slice(Math.max(0, index - 700), index + 700)
        if (
          !/résidences (partenaires )?(qui )?nous (versent|paient)|résidence nous paie/.test(around)
        )
          yield around.slice(600, 800)
      }
    }
    // Of the results of a tool, one comes to be shown.
    const times = wordsOf(page, 'body', '[hidden]').split(folded(site.whoPays)).length - 1
    if (times > 1) yield `${String(times)} times`
  },
)

everyPage('has one h1, and skips no level of heading', function* (page) {
  const headings = [...page.querySelectorAll('main :is(h1, h2, h3, h4)')]
  const levelOf = (heading: Element | undefined) => Number(heading?.tagName[1] ?? 0)
  const titles = headings.filter((heading) => levelOf(heading) === 1)
  if (titles.length !== 1) yield `${String(titles.length)} h1`

  for (const [index, heading] of headings.entries())
    if (levelOf(heading) - levelOf(headings[index - 1]) > 1)
      yield [
        `h${String(levelOf(heading))} « ${folded(heading.textContent)} »`,
        `follows h${String(levelOf(headings[index - 1]))}`,
      ].join(' ')
})

/** What HTML, or ARIA in HTML, refuses and browsers let pass. */
const refusedMarkup = [
  'figcaption:not(:first-child, :last-child)',
  'time:empty',
  '[align]',
  '[type="search"][role="combobox"]',
  // The name of a switch holds all the text that is seen on it.
  '[role="switch"][aria-labelledby]',
  'svg:not([aria-hidden="true"], [aria-hidden="true"] *, [role="img"])',
].join()

everyPage('holds no markup that HTML refuses, nor a drawing without a name', (page) =>
  Array.from(page.querySelectorAll(refusedMarkup), ({ outerHTML }) => outerHTML.slice(0, 120)),
)

/**
 * Names that nobody spells out, the level of a standard, the number of a form; WCAG and IP are
 * explained where they stand.
 */
const names = new Set(
  'AA ACHIEVE AREQ BC BMJ CNW FADOQ FM GMS IP JavaScript MD MSD OPUS TPZ WCAG YWCA'.split(' '),
)

everyPage('spells out each acronym where it is first read, sources included', (page) => {
  // A block :::sigles explains them one by one.
  const words = Array.from(
    page.querySelectorAll('.sigles dt'),
    ({ textContent }) => textContent,
  ).reduce((text, name) => text.replaceAll(` ${name} `, ` (${name}) `), wordsOf(page))
  return [...new Set(words.match(/(?<![\p{L}\d-])\p{Lu}\p{L}*\p{Lu}(?!\p{L})/gu))].filter(
    (acronym) => {
      const first = words.search(new RegExp(String.raw`(?<![\p{L}\d-])${acronym}(?!\p{L})`, 'u'))
      // « le centre local de services communautaires (CLSC) », or « RI : ressource intermédiaire »,
      // within a few sentences: a question may carry the acronym that its own answer spells out.
      const around = words.slice(Math.max(0, first - 1), first + 350)
      return (
        !names.has(acronym) && !new RegExp(String.raw`\(${acronym}\b|\b${acronym} :`).test(around)
      )
    },
  )
})
