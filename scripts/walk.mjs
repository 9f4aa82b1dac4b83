// npm run walk: every link of every page, clicked on a host that only knows files, at the root and under a folder, with a script and without; and axe in
// every look. npm test does a part of both (__tests__/layout/plain-host.browser.ts, axe.browser.ts).
import { neutralEnvironment } from './test-results.mjs'
import { run, tool } from './run.mjs'
import { main } from './stop.mjs'

/** @type {[command: string, args: string[]][]} */
const commands = [
  [process.execPath, ['scripts/build.mjs']],
  tool('tsx/dist/cli.mjs', 'scripts/build-test-preview.ts'),
  tool('@playwright/test/cli.js', 'test', 'plain-host', 'axe'),
]

await main(async () => {
  const environment = { ...neutralEnvironment(), WALK_EVERYWHERE: 'yes' }
  for (const [command, args] of commands) {
    const { code } = await run(command, args, { environment })
    if (code !== 0) {
      process.exitCode = code
      return
    }
  }
})
