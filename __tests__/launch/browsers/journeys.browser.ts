// The journeys of the specification, written once, made in Chromium, Firefox and WebKit: what an engine may do otherwise than the next. What each part does in detail is
// tested beside it, in Chromium.
import { popupDelay } from '@/components/start/visit'
import { contactMessages, failedRequest, popupMessages, visitor } from '../../islands/request/visitor'
import { functionOrigin, startElsewhere } from '../../support/elsewhere'
import { exportedRoutes } from '../../support/exported-pages'
import { servePlainly } from '../../support/plain-host'
import { expect, expectSoon, test, type Visit } from './visit'

/** The words of what is seen. */
const seen = (visit: Visit, selector: string) => () =>
  visit.look(
    (given) =>
      Array.from(document.querySelectorAll(given), (each) => (each.checkVisibility() ? each.textContent.trim() : '')).filter(Boolean),
    selector,
  )

const idsOf = (visit: Visit, selector: string) => () =>
  visit.look((given) => Array.from(document.querySelectorAll(given), ({ id }) => id), selector)

/** Of what is sent: the wishes of the contact form are written in its message. */
const valuesOf = (visit: Visit, form: string) => () =>
  visit.look(
    (given) =>
      ['seekingFor', 'name', 'phone', 'email', 'message'].flatMap((name) =>
        Array.from(document.querySelectorAll<HTMLInputElement>(`${given} [name="${name}"]`), ({ value }) => value),
      ),
    form,
  )

const address = (visit: Visit) => () => visit.look(() => location.pathname + location.search + location.hash)

const contact = 'main form'
const contactWords = [visitor.seekingFor, visitor.name, visitor.phone, visitor.email, visitor.message]
const popup = 'dialog form'

async function fillCallback(visit: Visit, form: string) {
  for (const name of ['name', 'phone', 'email'] as const) await visit.write(`${form} [name="${name}"]`, visitor[name])
}

async function fillContact(visit: Visit) {
  await visit.choose(`${contact} [name="seekingFor"]`, visitor.seekingFor)
  await fillCallback(visit, contact)
  await visit.write(`${contact} [name="message"]`, visitor.message)
  expect(await valuesOf(visit, contact)()).toEqual(contactWords)
}

/** A key in between says that the next press on the same place is no trembling hand's (components/start/second-press.ts). */
const rest = (visit: Visit) => visit.press('Escape')

const send = (visit: Visit, form: string) => visit.click(`${form} [type="submit"]`)

/** A host whose function gives these answers in turn; undefined breaks the line. */
const hostAnswering = (...answers: (number | undefined)[]) =>
  servePlainly('out', '', (pathname, response) => {
    if (!pathname.startsWith('/functions/')) return false
    const status = answers.shift()
    if (status === undefined) response.destroy()
    else response.writeHead(status).end()
    return true
  })

test.describe('a message that does not leave', () => {
  test.use({ expectedProblems: failedRequest })

  test('of the contact form is kept whole, and leaves at the second press', async ({ visit }) => {
    const host = await hostAnswering(503, 200)
    await visit.open(`${host.origin}/contact/`)
    await fillContact(visit)
    await send(visit, contact)
    await expectSoon(seen(visit, `${contact} .message`), [contactMessages.failure])
    expect(await valuesOf(visit, contact)()).toEqual(contactWords)
    await rest(visit)
    await send(visit, contact)
    await expectSoon(seen(visit, `${contact} .message`), [contactMessages.success])
    await host.close()
  })

  test('of the popup is kept whole; it leaves: « Merci », then the dialog closes, and opens no more by itself', async ({ visit }) => {
    const host = await hostAnswering(undefined, 200)
    await visit.open(`${host.origin}/`)
    // On its second page the visit is old enough.
    await visit.look((start) => sessionStorage.setItem('fanal-visit-start', start), String(Date.now() - popupDelay))
    await visit.open(`${host.origin}/services/`)
    await expectSoon(async () => (await seen(visit, 'dialog[open] h2')()).length, 1)
    await fillCallback(visit, popup)
    await send(visit, popup)
    await expectSoon(seen(visit, `${popup} .message`), [popupMessages.failure])
    expect(await valuesOf(visit, popup)()).toEqual([visitor.name, visitor.phone, visitor.email])
    // A key that closes no dialog.
    await visit.press('ArrowDown')
    await send(visit, popup)
    await expectSoon(seen(visit, `${popup} .message`), [popupMessages.success])
    await expectSoon(seen(visit, 'dialog[open]'), [])
    expect(await visit.look(() => localStorage.getItem('fanal-popup-shown'))).toBe('1')
    await host.close()
  })
})

test('a single question is open, and none once it is pressed; its address opens it', async ({ visit }) => {
  const open = idsOf(visit, 'main details[open]')
  await visit.open('/faq/')
  expect(await open()).toEqual([(await idsOf(visit, 'main details')())[0]])
  await visit.click('#depot-de-garantie summary')
  await expectSoon(open, ['depot-de-garantie'])
  await rest(visit)
  await visit.click('#depot-de-garantie summary')
  await expectSoon(open, [])
  await visit.open('/faq/#depot-de-garantie')
  await expectSoon(open, ['depot-de-garantie'])
})

test('the filter shows one category; the menu closes on Escape and leads elsewhere; Back finds the category again, the menu closed and the text of the size chosen since', async ({
  visit,
}) => {
  const categories = () =>
    visit.look(() => {
      const cards = [...document.querySelectorAll<HTMLElement>('[data-entry]')].filter((card) => card.checkVisibility())
      return [...new Set(cards.map(({ dataset }) => dataset.category))]
    })
  const links = seen(visit, '[data-menu] nav a')
  const sizeOfText = () => visit.look(() => parseFloat(getComputedStyle(document.querySelector('main p') ?? document.body).fontSize))
  await visit.open('/blog/')
  expect(await categories()).toHaveLength(4)
  await visit.click('label[for="categorie-sante"]')
  await expectSoon(categories, ['Santé'])
  await expectSoon(address(visit), '/blog/?categorie=sante')
  await visit.click('[data-menu] summary')
  await expectSoon(async () => (await links()).length > 10, true)
  await visit.press('Escape')
  await expectSoon(links, [])
  await visit.click('[data-menu] summary')
  await visit.click('[data-menu] a[href="/services/"]')
  await expectSoon(address(visit), '/services/')
  const normal = await sizeOfText()
  await visit.click('label[for="text-largest"]')
  await expectSoon(async () => (await sizeOfText()) > normal, true)
  await visit.back()
  await expectSoon(address(visit), '/blog/?categorie=sante')
  await expectSoon(categories, ['Santé'])
  await expectSoon(idsOf(visit, '[data-filter] :checked, [name="text-size"]:checked'), ['text-largest', 'categorie-sante'])
  await expectSoon(links, [])
})

test('the search leads to a question of the FAQ from the keyboard, in spite of a fault', async ({ visit }) => {
  await visit.open('/blog/')
  await visit.write('[role="combobox"]', 'depo de garantie')
  await expectSoon(async () => (await seen(visit, '[role="option"]')()).length > 0, true)
  await visit.press('ArrowDown')
  await visit.press('Enter')
  await expectSoon(address(visit), '/faq/#depot-de-garantie')
  await expectSoon(idsOf(visit, 'main details[open]'), ['depot-de-garantie'])
})

test('an old address leads to its page, a strange one to the error screen, and Back to where one came from', async ({ visit }) => {
  for (const [old, landing] of [
    ['/#/services', '/services/'],
    ['/#/blog/article-5?utm_source=x', '/blog/article-5/?utm_source=x'],
    ['/#/nulle-part', '/404/'],
  ] as const) {
    await visit.open(old)
    await expectSoon(address(visit), landing)
  }
  await visit.open('/temoignages/')
  await visit.open('/#/contact')
  await expectSoon(address(visit), '/contact/')
  await visit.back()
  await expectSoon(address(visit), '/temoignages/')
})

test('on a site whose function is on another origin, a message of the contact form leaves: « Merci », and empty fields', async ({
  visit,
}) => {
  const site = await startElsewhere(functionOrigin)
  await visit.open(`http://127.0.0.1:${String(site.port)}/contact/`)
  await fillContact(visit)
  await send(visit, contact)
  await expectSoon(seen(visit, `${contact} .message`), [contactMessages.success])
  expect(await valuesOf(visit, contact)()).toEqual(['', '', '', '', ''])
  await site.close()
})

test('every kind of page has its title in sight, and nothing to say to the console', async ({ visit }) => {
  const routes = exportedRoutes().filter((route) => !/article-(?!1\/)/.test(route))
  expect(routes.length).toBeGreaterThan(10)
  for (const route of routes) {
    await visit.open(route)
    expect(await seen(visit, 'h1')(), route).toHaveLength(1)
  }
})
