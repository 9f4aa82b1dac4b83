import { describe, expect, test } from '@jest/globals'
import { z } from 'zod'
import { text } from '@/content/schema/fields'
import { loadFile } from '@/content/load/load-file'
import { placeholders } from '@/content/placeholders'
import { site } from '@/content/site'
import { words as siteWords } from '@/content/words'
import { testEveryPage } from '../support/every-page'
import { foldText, listExportedRoutes, openExported, readWords } from '../support/exported-pages'

const mustRead = loadFile(
  {
    file: '__tests__/content/must-read.yml',
    schema: z.record(z.string(), z.array(text({ max: 600 }))),
  },
  placeholders,
)

testEveryPage('has the words that the specification requires', (page, route) => {
  const text = readWords(page).toLowerCase()
  const everyArticle = route.replace(/article-\d+/, 'article-*')
  return [route, everyArticle === route ? [] : everyArticle]
    .flat()
    .flatMap((key) => mustRead[key] ?? [])
    .filter((words) => !text.includes(foldText(words).toLowerCase()))
})

test('each list of required words belongs to an exported page', () => {
  const routes = listExportedRoutes().flatMap((route) => [
    route,
    route.replace(/article-\d+/, 'article-*'),
  ])
  expect(Object.keys(mustRead).filter((key) => !routes.includes(key))).toEqual([])
})

testEveryPage('has no missing value in its words or its classes', function* (page) {
  yield* readWords(page, 'body').match(/\bundefined\b|\bNaN\b|\[object|\{\w+\}/g) ?? []
  for (const { className } of page.querySelectorAll('[class~="undefined"]')) yield className
})

testEveryPage('introduces the annex of a lease where it first names it', (page) => {
  const text = foldText(readWords(page))
  const [first = ''] = /.{0,40}annexe 6/i.exec(text) ?? []
  return first === '' || /annexe des services( du bail)? \(annexe 6$/i.test(first) ? [] : [first]
})

const urgentLinks: readonly (readonly [route: string, place: string, words: string])[] = [
  ['/services/', 'body > * footer, body > footer', 'C’est urgent'],
  ['/faq/', '#devoir-partir', 'C’est urgent'],
  ['/blog/article-13/', 'main', 'C’est urgent'],
  ['/outils/', 'main', 'C’est urgent'],
  ['/contact/', 'main', 'Les numéros d’abord'],
  ['/404.html', 'main', 'C’est urgent'],
]

const findAll = (route: string, selector: string) => [
  ...openExported(route).querySelectorAll<HTMLElement>(selector),
]

test.each(urgentLinks)('links the urgent page from %s, in %s', (route, place, words) => {
  const links = findAll(route, `:is(${place}) a[href^="/urgence/"]`)
  expect(links.some((link) => foldText(link.textContent).includes(words))).toBe(true)
})

/** Parts that lines, letters or a drawing separate are separated for a screen reader too. */
const announcedSentences: readonly (readonly [
  route: string,
  selector: string,
  sentence: string,
])[] = [
  ['/faq/', 'ul li', 'Vous payez 0 $'],
  [
    '/urgence/',
    'main a[href="tel:911"]',
    '911. Une vie est en danger, maintenant. Ambulance, police, pompiers. Jour et nuit.',
  ],
  ['/urgence/', 'header a', `${site.brand}, ${foldText(site.phone.text)}`],
  ['/urgence/', 'nav a[href="tel:911"]', '911. Une vie est en danger, maintenant'],
  ['/carnet-de-visite/', 'h3', '7. Qui répond au bouton d’appel à 3 h, et en combien de minutes?'],
]

describe('to a screen reader', () => {
  test.each(announcedSentences)('%s reads %s as « %s »', (route, selector, sentence) => {
    const sentences = findAll(route, selector).map((element) => {
      const copy = element.cloneNode(true) as Element
      for (const hidden of copy.querySelectorAll('[aria-hidden="true"]')) hidden.remove()
      return foldText(copy.textContent)
    })
    expect(sentences).toContain(sentence)
  })

  test('the logo is one name, from the brand to where it leads', () => {
    const [logo] = findAll('/', 'header a[href="/"]')
    expect(logo?.getAttribute('aria-label')).toBe(`${site.brand}, ${site.tagline}, accueil`)
  })

  test('each section of the home page starts with its heading', () => {
    const sections = findAll('/', 'main section:has(h2)')
    expect(sections.length).toBeGreaterThan(3)
    for (const section of sections)
      expect(section.querySelector('h1, h2, a, button, img:not([alt=""])')?.tagName).toMatch(
        /H[12]/,
      )
  })
})

describe('the exported pages', () => {
  test.each([
    ['one open question', '/faq/', 'main details[open]', 1],
    ['one accordion of questions', '/faq/', 'main details:not([name="questions"])', 0],
    ['no field', '/urgence/', 'main form, main input:not([readonly])', 0],
    ['twelve questions', '/ou-en-etes-vous/', 'main form fieldset', 12],
    ['six phone numbers in its first question', '/ou-en-etes-vous/', '#q1 a[href^="tel:"]', 6],
    [
      'one form that puts no answer into an address',
      '/ou-en-etes-vous/',
      'main form[method="dialog"]',
      1,
    ],
    ['cells for three residences', '/carnet-de-visite/', 'main tbody td', 48],
  ])('have %s on %s', (_, route, selector, count) => {
    expect(findAll(route, selector)).toHaveLength(count)
  })

  test('each advisor has a name, a role, a year and a hidden drawing', () => {
    const cards = findAll('/notre-equipe/', 'main article:has(svg[aria-hidden="true"])')
    expect(cards).toHaveLength(siteWords.advisors.length)
    for (const [index, { name, role, since }] of siteWords.advisors.entries())
      for (const words of [name, role, String(since)])
        expect(cards[index]?.textContent).toContain(words)
  })

  test('a portrait links to each testimonial', () => {
    const portraits = findAll(
      '/temoignages/',
      `[aria-label="${siteWords.testimonialsPage.portraits}"] a`,
    )
    expect(portraits.map((portrait) => portrait.getAttribute('href'))).toEqual(
      siteWords.testimonials.map(({ id }) => `#${id}`),
    )
    for (const { id, name, location } of siteWords.testimonials) {
      const [testimonial] = findAll('/temoignages/', `#${id}`)
      for (const words of [name, location]) expect(testimonial?.textContent).toContain(words)
    }
  })

  test('the links of the directory announce that they open a new tab', () => {
    const links = findAll('/liens-utiles/', 'main [id] a[href^="http"]')
    expect(links.length).toBeGreaterThan(24)
    for (const link of links) {
      expect(link.getAttribute('target')).toBe('_blank')
      expect(link.textContent).toContain('nouvel onglet')
    }
  })

  test('the call tracking line is behind one link, which shows the agency number', () => {
    const tracking = findAll('/liens-utiles/', `a[href="${site.callTrackingPhone.href}"]`)
    expect(tracking.map((link) => foldText(link.textContent))).toEqual([foldText(site.phone.text)])
  })
})

describe('the urgent page, without JavaScript', () => {
  test('starts with 911 and 811', () => {
    const numbers = findAll('/urgence/', 'main a[href^="tel:"]').slice(0, 2)
    expect(numbers.map((link) => link.getAttribute('href'))).toEqual(['tel:911', 'tel:811'])
  })

  test.each(['chute', 'conge', 'epuisement', 'peur', 'depart'])(
    'has numbers and advice for #%s',
    (id) => {
      expect(findAll('/urgence/', `main #${id} a[href^="tel:"]`).length).toBeGreaterThan(1)
      expect(findAll('/urgence/', `main #${id} ul:not([role]) > li`).length).toBeGreaterThan(1)
    },
  )

  test('is left by four links to the weather, in the same tab', () => {
    const exit = 'main a[rel="noreferrer"][href="https://meteo.gc.ca/"]:not([target])'
    expect(findAll('/urgence/', exit)).toHaveLength(4)
  })
})

/** The pages whose subject is who pays, or what a residence costs. */
const sayMore = ['/notre-mission/', '/faq/', '/services/', '/confidentialite/', '/cout-net/']

testEveryPage('says once who pays, in a page that says « gratuit »', function* (page, route) {
  const text = readWords(page, 'main', '.printable-tool-footer')
  const times = text.match(/nous (paient|paie|versent|verse)\b/g)?.length ?? 0
  if (route in mustRead && !route.startsWith('/blog/') && /gratuit/i.test(text) && times === 0)
    yield 'gratuit'
  if (!sayMore.includes(route) && times > 1) yield `${String(times)} times`
})

testEveryPage('says of nothing that it is a sample', (page) =>
  /exemple fictif/i.test(readWords(page, 'body')) ? ['exemple fictif'] : [],
)

testEveryPage('has one h1, and skips no level of heading', function* (page) {
  const headings = Array.from(page.querySelectorAll('main :is(h1, h2, h3, h4)'), (heading) => ({
    level: Number(heading.tagName[1]),
    text: foldText(heading.textContent),
  }))
  if (headings.filter(({ level }) => level === 1).length !== 1) yield 'not one h1'

  let above = 0
  for (const { level, text } of headings) {
    if (level > above + 1) yield `h${String(level)} « ${text} » follows h${String(above)}`
    above = level
  }
})

/** Markup that HTML, or ARIA in HTML, forbids and browsers accept. */
const refusedMarkup = [
  'figcaption:not(:first-child, :last-child)',
  'time:empty',
  '[align]',
  '[type="search"][role="combobox"]',
  // The name of a switch holds all the text that is seen on it.
  '[role="switch"][aria-labelledby]',
  'svg:not([aria-hidden="true"], [aria-hidden="true"] *, [role="img"])',
].join()

testEveryPage('holds no markup that HTML refuses, nor a drawing without a name', (page) =>
  Array.from(page.querySelectorAll(refusedMarkup), ({ outerHTML }) => outerHTML.slice(0, 120)),
)
