// Runs beside its packages, in .cache/measure. Its own `scan` asks the ports 80 and 443 alone, so the parts of it are called on the ports given:
//   node scan.js HTTP_PORT HTTPS_PORT /path/ /other/path/ …
import { ALL_TESTS } from '@mdn/mdn-http-observatory/src/constants.js'
import { MINIMUM_SCORE_FOR_EXTRA_CREDIT } from '@mdn/mdn-http-observatory/src/grader/charts.js'
import { getGradeForScore, getScoreDescription, getScoreModifier } from '@mdn/mdn-http-observatory/src/grader/grader.js'
import { retrieve } from '@mdn/mdn-http-observatory/src/retriever/retriever.js'

const [httpPort, httpsPort, ...paths] = process.argv.slice(2)

const pages = []
for (const path of paths) {
  const answers = await retrieve('localhost', { httpPort, httpsPort, path })
  const results = ALL_TESTS.map((test) => test(answers)).filter(({ result }) => result)
  const modifiers = results.map(({ result }) => getScoreModifier(result))
  const losses = modifiers.filter((each) => each < 0)
  const sum = (numbers) => numbers.reduce((total, each) => total + each, 100)
  // As the scanner does: what is better than needed counts only where little is missing.
  const score = sum(losses) >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? sum(modifiers) : sum(losses)
  const faults = results.filter(({ pass }) => !pass).map(({ result }) => getScoreDescription(result))
  pages.push({ path, ...getGradeForScore(score), faults })
}
process.stdout.write(JSON.stringify(pages))
