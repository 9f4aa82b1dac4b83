import { load } from './load'
import { territorySchema } from './territory-schema'

/** The map of where the agency works, its list of places and its sentences. Degrees are known points of each place, not surveyed. */
export const territory = load('content/territory.yml', territorySchema)
