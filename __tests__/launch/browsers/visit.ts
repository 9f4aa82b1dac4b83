import { chromium, expect, firefox, test as base, webkit } from '@playwright/test'
import { firefoxHere, withWindow } from '../../../scripts/browsers'
import type { Engine, Visit } from './engine'
import { withPlaywright } from './with-playwright'
import { withPuppeteer } from './with-puppeteer'

export { expect }

async function startEngine(name: string): Promise<Engine> {
  if (name === 'chromium') return withPlaywright(chromium, withWindow())
  if (name === 'firefox') return firefoxHere() === '' ? withPlaywright(firefox) : withPuppeteer(firefoxHere())
  return withPlaywright(webkit)
}

type Options = {
  /** Problems that a journey provokes on purpose. */
  expectedProblems: RegExp | undefined
}

export const test = base.extend<Options & { visit: Visit }, { engine: Engine }>({
  expectedProblems: [undefined, { option: true }],
  engine: [
    async ({}, use, { project }) => {
      const engine = await startEngine(project.name)
      await use(engine)
      await engine.close()
    },
    { scope: 'worker' },
  ],
  visit: async ({ engine, baseURL, expectedProblems }, use) => {
    const { visit, problems, leave } = await engine.receive(baseURL ?? '')
    await use(visit)
    await leave()
    const unexpected = problems().filter((problem) => !expectedProblems?.test(problem))
    expect(unexpected, 'nothing in the console').toEqual([])
  },
})

/** Looks until it is so: an answer, or another document, may be on its way. */
export const expectSoon = (look: () => Promise<unknown>, expected: unknown) =>
  expect(async () => {
    expect(await look()).toEqual(expected)
  }).toPass({ intervals: [50, 100, 250], timeout: 15_000 })
