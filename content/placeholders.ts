import { z } from 'zod'
import { instructions } from './instructions'
import { load } from './load'
import { rulePlaceholders } from './tools/rules'
import { placeholders as sitePlaceholders } from './site'

// Her name alone: the words of the team may hold placeholders too.
const [first] = load('content/team.yml', z.array(z.looseObject({ name: z.string() })).min(1))

/** All that authors may write between braces: the agency's facts, the figures of the tax rules with their year, and the instructions that several pages give. */
export const placeholders: Readonly<Record<string, string>> = {
  ...sitePlaceholders,
  ...rulePlaceholders,
  ...instructions,
  advisor: first?.name ?? '',
}
