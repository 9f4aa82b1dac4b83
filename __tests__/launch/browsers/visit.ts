import { chromium, expect, firefox, test as base, webkit } from '@playwright/test'
import { chromiumArgs, chromiumHere } from '../../../scripts/chromium.mjs'
import { firefoxHere } from '../../../scripts/other-browsers.mjs'
import type { Engine, Visit } from './engine'
import { withPlaywright } from './with-playwright'
import { withPuppeteer } from './with-puppeteer'

export { expect }

async function startEngine(name: string): Promise<Engine> {
  if (name === 'chromium') {
    const executablePath = chromiumHere()
    return withPlaywright(chromium, { args: chromiumArgs, ...(executablePath !== undefined && { executablePath }) })
  }
  if (name === 'firefox') {
    const program = firefoxHere()
    return program === undefined ? withPlaywright(firefox) : withPuppeteer(program)
  }
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
