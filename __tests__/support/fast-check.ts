import fc from 'fast-check'
import { isLaunch } from '@/scripts/lib/environment.mjs'

// The same inputs in each npm test: a red is the change's own, and is there again in the next run.
// npm run test:launch draws others, and says its seed.
if (!isLaunch) fc.configureGlobal({ seed: 20_261_124 })

export default fc
