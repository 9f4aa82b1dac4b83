import { load } from './load'
import { whoPaysSchema } from './schemas'

/** The drawing « Qui paie qui » : large on the mission page, small on services and in the questions. */
export const whoPays = load('content/who-pays.yml', whoPaysSchema)
