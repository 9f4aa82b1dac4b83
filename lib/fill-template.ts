/**
 * Replaces the {names} of a sentence. The schema of the sentence in content/ checks that each name
 * is there.
 */
export const fillTemplate = (sentence: string, values: Readonly<Record<string, string | number>>) =>
  sentence.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
