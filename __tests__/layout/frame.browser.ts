import { expect, test } from '../support/browser'
import { exportedRoutes } from '../support/exported-pages'

const routes = [...exportedRoutes(), '/404.html']

test('toutes les pages sont là', () => {
  expect(routes.length).toBeGreaterThan(30)
})

for (const width of [320, 768, 1440]) {
  test.describe(`à ${String(width)} px`, () => {
    test.use({ viewport: { width, height: 800 } })

    test('aucune page ne défile de côté et rien ne bouge pendant qu’elle se charge', async ({ page }) => {
      await page.addInitScript(() => {
        let total = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) if ('value' in entry && typeof entry.value === 'number') total += entry.value
          document.documentElement.dataset.shift = String(total)
        }).observe({ type: 'layout-shift', buffered: true })
      })
      test.setTimeout(120_000)
      const found: object[] = []
      for (const route of routes) {
        await page.goto(route)
        await page.evaluate(() => document.fonts.ready)
        const facts = await page.evaluate(() => ({
          overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
          shift: Number(document.documentElement.dataset.shift ?? 0),
        }))
        // 0.00 to two decimals: a letter that settles by a fraction of a pixel is no movement.
        if (facts.overflow !== 0 || facts.shift >= 0.01) found.push({ route, ...facts })
      }
      expect(found).toEqual([])
    })
  })
}

test.describe('à 320 px avec le texte doublé', () => {
  test.use({ viewport: { width: 320, height: 800 } })

  test('aucune page ne défile de côté', async ({ page }) => {
    test.setTimeout(120_000)
    const found: object[] = []
    for (const route of routes) {
      await page.goto(route)
      const overflow = await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%'
        return document.documentElement.scrollWidth - document.documentElement.clientWidth
      })
      if (overflow !== 0) found.push({ route, overflow })
    }
    expect(found).toEqual([])
  })
})

test.describe('sur un téléphone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('aucune cible n’a moins de 44 px, aucun texte moins de 17 px', async ({ page }) => {
    test.setTimeout(120_000)
    const found: object[] = []
    for (const route of routes) {
      await page.goto(route)
      const faults = await page.evaluate(() => {
        const isShown = (element: Element) =>
          element.checkVisibility({ visibilityProperty: true }) && !element.closest('.visually-hidden, [aria-hidden]')
        const tag = (element: Element) => `${element.tagName} « ${element.textContent.trim().slice(0, 40)} »`
        // A link inside a sentence is as tall as its line: WCAG 2.5.8 leaves it out, and so do we.
        const isInSentence = (element: Element) => {
          const block = element.closest('p, li, dd, td')
          return getComputedStyle(element).display === 'inline' && block !== null && block.textContent.trim() !== element.textContent.trim()
        }
        const small = [
          ...document.querySelectorAll('a[href], button, summary, select, textarea, input:not([type=radio]):not([type=hidden])'),
        ]
          .filter((element) => isShown(element) && !isInSentence(element))
          .filter((element) => {
            const box = element.getBoundingClientRect()
            return box.height > 1 && (box.height < 44 || box.width < 44)
          })
          .map((element) => `cible ${tag(element)}`)
        const tiny = [...document.querySelectorAll('body *')]
          .filter((element) => isShown(element) && [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()))
          .filter((element) => parseFloat(getComputedStyle(element).fontSize) < 16.9)
          .map((element) => `texte ${tag(element)}`)
        return [...small, ...tiny]
      })
      if (faults.length > 0) found.push({ route, faults })
    }
    expect(found).toEqual([])
  })

  test('le numéro est sous le pouce, et la barre se pose sous le pied de page', async ({ page }) => {
    await page.goto('/services/')
    const bar = page.getByRole('navigation', { name: 'Nous joindre rapidement' })
    await expect(bar).toBeInViewport({ ratio: 1 })
    await expect(bar.getByRole('link').first()).toHaveAttribute('href', 'tel:+14185550134')
    await page.evaluate(() => {
      window.scrollTo(0, document.documentElement.scrollHeight)
    })
    const places = await page.evaluate(() => {
      const footer = document.querySelector('footer')?.getBoundingClientRect()
      const nav = document.querySelector('nav[aria-label="Nous joindre rapidement"]')?.getBoundingClientRect()
      return { footer: footer?.bottom ?? 0, bar: nav?.top ?? 0 }
    })
    expect(places.bar).toBeGreaterThanOrEqual(places.footer - 1)
  })
})

test('le lien d’évitement mène au contenu', async ({ page }) => {
  await page.goto('/faq/')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Aller au contenu' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
})

test('le texte grandit avant que React soit là, qui ne touche pas au choix, et la page suivante s’en souvient', async ({ page }) => {
  let letThrough = () => undefined as void
  const isWanted = new Promise<void>((resolve) => (letThrough = resolve))
  await page.route('**/_next/static/chunks/**', async (route) => {
    await isWanted
    await route.continue()
  })
  const size = () => page.evaluate(() => parseFloat(getComputedStyle(document.querySelector('main p') ?? document.body).fontSize))
  const isAlive = () => Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactFiber'))
  const largest = page.getByRole('radio', { name: 'Texte très grand' })
  await page.goto('/')
  const before = await size()
  await page.getByText('Texte très grand').click({ force: true })
  expect(await size()).toBeGreaterThan(before * 1.3)
  expect(await page.evaluate(isAlive)).toBe(false)
  letThrough()
  await page.waitForFunction(isAlive)
  await expect(largest).toBeChecked()

  await page.getByRole('contentinfo').getByRole('link', { name: 'Notre mission' }).click()
  await page.waitForURL('**/notre-mission/')
  await expect(largest).toBeChecked()
  await page.goto('/services/', { waitUntil: 'commit' })
  await page.waitForSelector('html[data-text="largest"]')
  await expect(largest).toBeChecked()
})

test.describe('sans JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('rien de ce qui a besoin d’un script ne se montre', async ({ page }) => {
    await page.goto('/faq/')
    await expect(page.getByRole('radio', { name: 'Texte grand' })).toBeHidden()
    await expect(page.getByRole('button', { name: 'Imprimer cette page' })).toBeHidden()
    await expect(page.getByRole('link', { name: '418 555-0134' }).first()).toBeVisible()
  })
})
