import { z } from 'zod'
import { load } from './load'

export const instructionsSchema = z.record(z.string(), z.string().min(1).max(200))

/** An instruction that stands on several pages is written here once, and each of them quotes it between braces, like {afterAFall}: two pages cannot disagree. */
export const instructions = load('content/instructions.yml', instructionsSchema)
