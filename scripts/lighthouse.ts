// npm run lighthouse: Lighthouse CI on the pages of lighthouserc.json, against its limits. Other
// pages: npm run lighthouse -- --collect.url=http://localhost:4173/faq/.
import { spawnSync } from 'node:child_process'
import { buildEnvironment } from './lib/environment.mjs'
import { withWindow } from './test/browsers'

// Fetched by npx at its first use: hundreds of packages that no other command needs.
const args = ['--yes', '@lhci/cli@0.15.1', 'autorun', ...process.argv.slice(3)]
const { status } = spawnSync('npx', args, {
  stdio: 'inherit',
  env: buildEnvironment({ CHROME_PATH: withWindow().executablePath }),
})
process.exitCode = status ?? 1
