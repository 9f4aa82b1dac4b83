import { instructions } from './consignes'
import { rulePlaceholders } from './outils/rules'
import { placeholders as sitePlaceholders } from './site'

/** All that authors may write between braces: the agency's facts, the figures of the tax rules with their year, and the instructions that several pages give. */
export const placeholders: Readonly<Record<string, string>> = {
  ...sitePlaceholders,
  ...rulePlaceholders,
  ...instructions,
}
