/** Puts figures or words into a sentence of content/, whose schema has made sure that each has its place. */
export const fillIn = (sentence: string, values: Readonly<Record<string, string | number>>) =>
  sentence.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))

export const formatPercent = (percent: number) => `${String(percent).replace('.', ',')}\u00A0%`

export const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
