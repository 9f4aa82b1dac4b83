import { z } from 'zod'
import { load } from './load'
import { advisorSchema } from './schemas'

export const advisorsSchema = z.tuple([advisorSchema], advisorSchema)

/** The advisors, in the order in which they came. All samples for now. */
export const advisors = load('content/team.yml', advisorsSchema)
