/** Returns the largest size, up to `largest`, at which a line of the title font fits in `width`. */
export function fitFontSize(text: string, width: number, largest: number) {
  // The width is an estimate: 0.6 em for a letter, 0.8 em for a capital.
  const ems = Array.from(text, (letter) => (/\p{Lu}/u.test(letter) ? 0.8 : 0.6))
  return Math.min(largest, width / ems.reduce((sum, each) => sum + each, 0))
}
