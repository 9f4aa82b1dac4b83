import fc from 'fast-check'
import { isSlowSuite } from '@/scripts/support/environment.mjs'

// The same inputs in each npm test: a red is the change's own, and is there again in the next run.
// npm run test:slow draws others, and says its seed.
if (!isSlowSuite) fc.configureGlobal({ seed: 20_261_124 })

export default fc
