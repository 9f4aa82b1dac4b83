import { load } from './load'
import { promisesSchema } from './schemas'

/**
 * What the pages claim and promise: each line is true only if the agency keeps it. The owner confirms a line by writing the day beside it,
 * `confirmedOn: '12 novembre 2026'`; npm run launch:check shows what is left.
 */
export const promises = load('content/launch.yml', promisesSchema)
