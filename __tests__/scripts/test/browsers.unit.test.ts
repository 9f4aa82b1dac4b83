import { expect, test } from '@jest/globals'
import { chooseBrowsers } from '@/scripts/test/browsers'

const own = '/home/me/.cache/ms-playwright/chromium/chrome'

/** Chooses on a machine with these programs. */
const choose = (programs: readonly string[], { named = '', playwright = '' } = {}) =>
  chooseBrowsers({
    named,
    playwright: playwright || undefined,
    findProgram: (...names) => {
      const name = names.find((each) => programs.includes(each))
      return name === undefined ? undefined : `/usr/bin/${name}`
    },
  })

test.each(['chromium', 'google-chrome', 'microsoft-edge'])(
  'takes a browser with a window for every test where it is alone (%s)',
  (name) => {
    expect(choose([name])).toEqual({ window: `/usr/bin/${name}`, shell: `/usr/bin/${name}` })
  },
)

test('takes the headless shell beside a browser with a window', () => {
  expect(choose(['chromium', 'chromium-headless-shell'])).toEqual({
    window: '/usr/bin/chromium',
    shell: '/usr/bin/chromium-headless-shell',
  })
})

test('takes the Chromium of Playwright, and lets it find its headless shell', () => {
  const programs = ['chromium', 'chromium-headless-shell']
  expect(choose(programs, { playwright: own })).toEqual({ window: own, shell: '' })
})

test.each([
  ['beside others', ['chromium', 'chromium-headless-shell'], '/usr/bin/chromium'],
  ['alone', [], '/opt/chrome'],
])('takes the named browser where it is %s', (_, programs, window) => {
  expect(choose(programs, { named: '/opt/chrome' })).toEqual({ window, shell: '/opt/chrome' })
})

test('finds none on a machine without a browser', () => {
  expect(choose([])).toEqual({ window: '', shell: '' })
})
