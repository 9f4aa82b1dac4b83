// npm run mutation runs the tests of the rules in stryker.config.json on mutants of these rules.
import { makePictures } from './build/pictures'
import { runTool } from './support/run-tool'

await makePictures(console.log)
runTool('@stryker-mutator/core/bin/stryker.js', ['run', ...process.argv.slice(3)])
