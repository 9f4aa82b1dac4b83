// npm run mutation runs the tests of the rules in stryker.config.json on mutants of these rules.
import { makePictures } from './build/pictures'
import { runExtraPackage } from './test/run-extra-package'

await makePictures(console.log)
runExtraPackage('@stryker-mutator/core/bin/stryker.js', ['run', ...process.argv.slice(3)])
