/** Replaces the {names} of a sentence, which its schema in content/ requires. */
export const fillTemplate = (sentence: string, values: Readonly<Record<string, string | number>>) =>
  sentence.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
