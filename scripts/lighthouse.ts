// npm run lighthouse runs Lighthouse CI on the pages of lighthouserc.yml, against its limits. For
// other pages: npm run lighthouse -- --collect.url=http://localhost:4173/faq/.
import { spawnSync } from 'node:child_process'
import { buildEnvironment } from './support/environment.mjs'
import { withWindow } from './test/browsers'

// npx fetches it at its first use, because no other command needs its hundreds of packages.
const args = ['--yes', '@lhci/cli@0.15.1', 'autorun', ...process.argv.slice(3)]
const { status } = spawnSync('npx', args, {
  stdio: 'inherit',
  env: buildEnvironment({ CHROME_PATH: withWindow().executablePath }),
})
process.exitCode = status ?? 1
