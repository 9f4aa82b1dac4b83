/** The largest font size, up to `largest`, at which a line in the title face fits in `width`: a letter is 0.6 of it wide, a capital 0.8. */
export function fitFontSize(text: string, width: number, largest: number): number {
  const ems = Array.from(text, (letter) => (/\p{Lu}/u.test(letter) ? 0.8 : 0.6))
  return Math.min(largest, width / ems.reduce((sum, each) => sum + each, 0))
}
