import { z } from 'zod'
import { load } from './load'
import { linkGroupSchema } from './schemas'

export const linksSchema = z.array(linkGroupSchema).length(8)

/**
 * The eight groups of /liens-utiles. Official home pages where a deep address may move; the description then says what to look for.
 * One link has the address `suivi`: it shows the agency's number and dials the tracking line.
 */
export const linkGroups = load('content/links.yml', linksSchema)
