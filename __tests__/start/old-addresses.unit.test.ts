import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import fc from '../support/fast-check'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { followOldAddresses, resolveOldAddress } from '@/components/start/old-addresses'
import { pages } from '@/content/pages'
import { bundleForBrowser } from '@/scripts/browser-bundle'
import { oldAddresses, plainAnchors, strangeAddresses } from './old-address-cases'

const origin = 'https://www.fanal.example'
/** The pages of the old site: those of this one, and its first articles. */
const routes = [
  ...pages.map((page) => page.path.slice(1)),
  ...Array.from({ length: 18 }, (_, index) => `blog/article-${String(index + 1)}`),
]
const pathOf = (route: string) => (route === '' ? '/' : `/${route}/`)

type Visit = { replaced: string[]; shown: string; hidden: boolean }

/** As much of a browser as the first lines of a page ask for. */
function createPage(address: string) {
  const state: Visit = { replaced: [], shown: address, hidden: false }
  const url = new URL(origin + address)
  const listeners: [name: string, listener: () => void][] = []
  const addEventListener = (name: string, listener: () => void) => listeners.push([name, listener])
  const documentElement = { style: { visibility: '' }, dataset: {} as Partial<Record<string, string>> }
  const page = {
    location: {
      get hash() {
        return url.hash
      },
      get search() {
        return url.search
      },
      get pathname() {
        return url.pathname
      },
      replace: (target: string) => state.replaced.push(target),
    },
    history: {
      replaceState: (_state: unknown, _title: string, target: string) => {
        state.shown = target
      },
    },
    document: { documentElement, addEventListener, getElementById: () => null },
    setTimeout: () => 0,
    addEventListener,
  }
  const happen = (event: string) => {
    for (const [name, listener] of listeners) if (name === event) listener()
  }
  const now = () => ({ ...state, hidden: documentElement.style.visibility === 'hidden' })
  return { page, url, happen, now, marks: documentElement.dataset }
}

type Script = (page: ReturnType<typeof createPage>['page']) => void

/** A first load of an address, and what the script does about it. */
function visit(script: Script, address: string): Visit & { goTo: (hash: string) => Visit } {
  const { page, url, happen, now } = createPage(address)
  script(page)
  return {
    ...now(),
    goTo: (hash) => {
      url.hash = hash
      happen('hashchange')
      return now()
    },
  }
}

const landingOf = ({ replaced, shown }: Visit) => replaced[0] ?? shown

const source =
  (basePath = ''): Script =>
  (page) => {
    followOldAddresses(page as unknown as Window, routes, basePath)
  }

let dir: string
let shipped: Script

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'old-addresses-test-'))
  const { first } = await bundleForBrowser({ dir })
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- an inline script is text that is evaluated
  const run = new Function('window', 'document', 'location', 'addEventListener', 'HTMLInputElement', first) as (...given: unknown[]) => void
  shipped = (page) => {
    run(page, page.document, page.location, page.addEventListener, Object)
  }
}, 60_000)

afterAll(() => rm(dir, { recursive: true }))

describe('the first lines of a page, as they ship', () => {
  test('know every page of the old site', () => {
    for (const route of routes) {
      const old = `/temoignages/#/${route}`
      expect([old, landingOf(visit(shipped, old))]).toEqual([old, pathOf(route)])
    }
  })

  test.each(oldAddresses)('%s lands on %s', (address, landing) => {
    expect(landingOf(visit(shipped, address))).toBe(landing)
  })

  test.each(strangeAddresses)('%s shows the error screen and nothing else', (address) => {
    expect(visit(shipped, address)).toMatchObject({ replaced: ['/404/'], hidden: true })
  })

  test.each(plainAnchors)('%s is left alone', (address) => {
    expect(visit(shipped, address)).toMatchObject({ replaced: [], shown: address, hidden: false })
  })

  test.each([
    ['/%23/services', '/services/'],
    ['/%23/services/', '/services/'],
    ['/%23!/faq', '/faq/'],
    ['/services/%23/contact', '/contact/'],
    ['/%23/blog/article-5?utm_source=x#haut', '/blog/article-5/?utm_source=x#haut'],
    ['/%23//evil.example', '/404/'],
  ])('%s, as some mail programs write it, lands on %s', (address, landing) => {
    expect(landingOf(visit(shipped, address))).toBe(landing)
  })

  test('nothing of the page that is left is seen, and the page that stays is never hidden', () => {
    expect(visit(shipped, '/#/services').hidden).toBe(true)
    // The hash alone goes: the page is not loaded twice.
    expect(visit(shipped, '/services/#/services')).toMatchObject({ replaced: [], shown: '/services/', hidden: false })
    expect(visit(shipped, '/services/#/services#haut').hidden).toBe(false)
    expect(visit(shipped, '/#contenu').goTo('#/services')).toMatchObject({ replaced: ['/services/'], hidden: false })
  })

  test('a hash that changes later is followed too', () => {
    expect(visit(shipped, '/').goTo('#/contact').replaced).toEqual(['/contact/'])
    expect(visit(shipped, '/').goTo('#contenu').replaced).toEqual([])
    expect(visit(shipped, '/').goTo('#//evil.example').replaced).toEqual(['/404/'])
  })

  test('say that a script runs and, once the page is loaded without the other one, that it is lost', () => {
    const came = createPage('/')
    shipped(came.page)
    expect(came.marks.script).toBe('')
    came.marks.start = ''
    came.happen('load')
    expect(came.marks.script).toBe('')
    const never = createPage('/')
    shipped(never.page)
    never.happen('load')
    expect(never.marks.script).toBe('lost')
  })
})

test('the base path is honoured', () => {
  const underBase = source('/apercu/pr-12')
  expect(landingOf(visit(underBase, '/apercu/pr-12/#/services?a=1#haut'))).toBe('/apercu/pr-12/services/?a=1#haut')
  expect(landingOf(visit(underBase, '/apercu/pr-12/#/'))).toBe('/apercu/pr-12/')
  expect(landingOf(visit(underBase, '/apercu/pr-12/services/#/inconnu'))).toBe('/apercu/pr-12/404/')
  expect(landingOf(visit(underBase, '/apercu/pr-12/%23/faq'))).toBe('/apercu/pr-12/faq/')
})

describe('any address that anybody could write', () => {
  const piece = fc.oneof(
    fc.string(),
    fc.string({ unit: 'binary' }),
    fc.constantFrom(
      ...['#', '/', '//', '\\', '?', '!', '%', '%2F', '%5C', '..', ':', '@', '\t', '\n', '\u0000'],
      ...['javascript:', 'https://', 'evil.example'],
    ),
    fc.constantFrom(...routes),
  )
  const anyHash = fc.array(piece, { maxLength: 8 }).map((pieces) => `#${pieces.join('')}`)
  const anySearch = fc.oneof(
    fc.constant(''),
    fc.string().map((text) => `?${text}`),
  )

  test.each(['', '/apercu/pr-12'])('never leaves the site, never throws (base path « %s »)', (basePath) => {
    const known = new Set([...routes.map((route) => `${basePath}${pathOf(route)}`), `${basePath}/404/`])
    let followed = 0
    fc.assert(
      fc.property(anyHash, anySearch, (hash, search) => {
        const target = resolveOldAddress(hash, search, routes, basePath)
        if (target === null) return
        followed += 1
        const url = new URL(target, `${origin}/quelque/part/`)
        expect(url.origin).toBe(origin)
        expect(known).toContain(url.pathname)
      }),
      { numRuns: 1000 },
    )
    expect(followed).toBeGreaterThan(20)
  })

  test('what ships does what the source does, which lint and types have read', () => {
    fc.assert(
      fc.property(anyHash, (hash) => {
        const address = `/temoignages/${new URL(`${origin}/${hash}`).hash}`
        expect(landingOf(visit(shipped, address))).toBe(landingOf(visit(source(), address)))
      }),
      { numRuns: 500 },
    )
  })
})
