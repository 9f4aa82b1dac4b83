// npm run lighthouse runs Lighthouse CI on the pages of lighthouserc.yml, against its limits. For
// other pages: npm run lighthouse -- --collect.url=http://localhost:4173/faq/.
import { runExtraPackage } from './test/run-extra-package'
import { withWindow } from './test/browsers'

runExtraPackage('@lhci/cli/src/cli.js', ['autorun', ...process.argv.slice(3)], {
  CHROME_PATH: withWindow().executablePath,
})
