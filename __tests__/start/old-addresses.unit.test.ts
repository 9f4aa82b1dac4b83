import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { gzipSync } from 'node:zlib'
import { hashBridgeScript } from '@/components/routing/hash-bridge'
import { installHashBridge, resolveOldAddress } from '@/components/routing/hash-bridge-script.mjs'
import { sitePages } from '@/components/seo/site-pages'
import { oldAddresses, plainAnchors, strangeAddresses } from './old-addresses'

const origin = 'https://www.fanal.example'
const paths = sitePages.map(({ path }) => path)
const routes = paths.map((path) => path.slice(1))

type Visit = { replaced: string[]; shown: string; hidden: boolean }

/** The shipped text, evaluated as a browser does. */
function run(script: string, page: object) {
  // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call -- an inline script is text that is evaluated
  new Function('window', script)(page)
}

/** A first load of an address, and what the bridge does about it. */
function visit(bridge: string | ((page: Window) => void), address: string): Visit & { goTo: (hash: string) => Visit } {
  const state: Visit = { replaced: [], shown: address, hidden: false }
  const url = new URL(origin + address)
  const listeners: (() => void)[] = []
  const style = { visibility: '' }
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
      state: null,
      replaceState: (_state: unknown, _title: string, target: string) => {
        state.shown = target
      },
    },
    document: { documentElement: { style } },
    setTimeout: () => 0,
    addEventListener: (_name: string, listener: () => void) => listeners.push(listener),
  }
  if (typeof bridge === 'string') run(bridge, page)
  else bridge(page as unknown as Window)
  const now = () => ({ ...state, hidden: style.visibility === 'hidden' })
  return {
    ...now(),
    goTo: (hash) => {
      url.hash = hash
      for (const listener of listeners) listener()
      return now()
    },
  }
}

const landingOf = ({ replaced, shown }: Visit) => replaced[0] ?? shown
const script = hashBridgeScript(paths, '')

describe('the inline script, as it ships', () => {
  test('knows every page of the site', () => {
    expect(paths.length).toBeGreaterThan(29)
    for (const path of paths) {
      const old = `/temoignages/#${path}`
      expect([old, landingOf(visit(script, old))]).toEqual([old, path === '/' ? '/' : `${path}/`])
    }
  })

  test.each(oldAddresses)('%s lands on %s', (address, landing) => {
    expect(landingOf(visit(script, address))).toBe(landing)
  })

  test.each(strangeAddresses)('%s shows the error screen and nothing else', (address) => {
    expect(visit(script, address)).toMatchObject({ replaced: ['/404/'], hidden: true })
  })

  test.each(plainAnchors)('%s is left alone', (address) => {
    expect(visit(script, address)).toMatchObject({ replaced: [], shown: address, hidden: false })
  })

  test.each([
    ['/%23/services', '/services/'],
    ['/%23/services/', '/services/'],
    ['/%23!/faq', '/faq/'],
    ['/services/%23/contact', '/contact/'],
    ['/%23/blog/article-5?utm_source=x#haut', '/blog/article-5/?utm_source=x#haut'],
    ['/%23//evil.example', '/404/'],
  ])('%s, as some mail programs write it, lands on %s', (address, landing) => {
    expect(landingOf(visit(script, address))).toBe(landing)
  })

  test('nothing of the page that is left is seen, and the page that stays is never hidden', () => {
    expect(visit(script, '/#/services').hidden).toBe(true)
    expect(visit(script, '/services/#/services').hidden).toBe(false)
    expect(visit(script, '/services/#/services#haut').hidden).toBe(false)
    expect(visit(script, '/#contenu').goTo('#/services')).toMatchObject({ replaced: ['/services/'], hidden: false })
  })

  test('a hash that changes later is followed too', () => {
    expect(visit(script, '/').goTo('#/contact').replaced).toEqual(['/contact/'])
    expect(visit(script, '/').goTo('#contenu').replaced).toEqual([])
    expect(visit(script, '/').goTo('#//evil.example').replaced).toEqual(['/404/'])
  })

  test('the base path is honoured', () => {
    const underBase = hashBridgeScript(paths, '/apercu/pr-12')
    expect(landingOf(visit(underBase, '/apercu/pr-12/#/services?a=1#haut'))).toBe('/apercu/pr-12/services/?a=1#haut')
    expect(landingOf(visit(underBase, '/apercu/pr-12/#/'))).toBe('/apercu/pr-12/')
    expect(landingOf(visit(underBase, '/apercu/pr-12/services/#/inconnu'))).toBe('/apercu/pr-12/404/')
    expect(landingOf(visit(underBase, '/apercu/pr-12/%23/faq'))).toBe('/apercu/pr-12/faq/')
  })

  test('is small, opens no tag and is the source that is read here', () => {
    expect(gzipSync(script).length).toBeLessThan(1200)
    expect(script).not.toMatch(/<[a-z/!]/i)
    expect(script).toContain('function resolveOldAddress(hash, search, routes, basePath) {')
    expect(script).not.toMatch(/\bexport\b|\/\*|^\s*\/\//m)
    // ES5: an older browser that cannot run the site still reads it, and must still be sent to the right page.
    expect(script).not.toMatch(/`|=>|\b(?:let|const|class)\b|\.includes\(/)
  })
})

describe('any address that anybody could write', () => {
  const piece = fc.oneof(
    fc.string(),
    fc.string({ unit: 'binary' }),
    fc.constantFrom(
      '#',
      '/',
      '//',
      '\\',
      '?',
      '!',
      '%',
      '%2F',
      '%5C',
      '..',
      ':',
      '@',
      'javascript:',
      'https://',
      'evil.example',
      '\t',
      '\n',
      '\u0000',
    ),
    fc.constantFrom(...routes),
  )
  const anyHash = fc.array(piece, { maxLength: 8 }).map((pieces) => `#${pieces.join('')}`)
  const anySearch = fc.oneof(
    fc.constant(''),
    fc.string().map((text) => `?${text}`),
  )

  test.each(['', '/apercu/pr-12'])('never leaves the site, never throws (base path « %s »)', (basePath) => {
    const known = new Set([...paths.map((path) => `${basePath}${path === '/' ? '' : path}/`), `${basePath}/404/`])
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
      { numRuns: 5000 },
    )
    expect(followed).toBeGreaterThan(100)
  })

  test('what ships does what the source does, which lint and types have read', () => {
    const source = (page: Window) => {
      installHashBridge(routes, '', page)
    }
    fc.assert(
      fc.property(anyHash, (hash) => {
        const address = `/temoignages/${new URL(`${origin}/${hash}`).hash}`
        expect(landingOf(visit(script, address))).toBe(landingOf(visit(source, address)))
      }),
      { numRuns: 500 },
    )
  })
})
