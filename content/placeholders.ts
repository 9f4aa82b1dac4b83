import { rulePlaceholders } from './outils/rules'
import { placeholders as sitePlaceholders } from './site'

/** All that authors may write between braces: the agency's facts, and the figures of the tax rules with their year. */
export const placeholders: Readonly<Record<string, string>> = { ...sitePlaceholders, ...rulePlaceholders }
