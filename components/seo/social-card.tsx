import { site } from '@/content/site'
import { socialImageSize } from './addresses'
import { bar, ink, light, stone } from './colours'

/* The picture maker has no style sheet: everything is set inline, in its own subset of CSS. */

const barHeight = 28

/** The picture hangs from the bar and runs off the page, whole: a portrait down to the foot of the card, a scene of 3 by 2 above the path. */
export const socialPicture = {
  portrait: { width: socialImageSize.height - barHeight, height: socialImageSize.height - barHeight },
  scene: { width: 660, height: 440 },
  top: barHeight,
} as const

export type Shape = 'portrait' | 'scene'

export const leftOf = (shape: Shape) => socialImageSize.width - socialPicture[shape].width

const edge = 56
const footHeight = 168

/* The lantern of the logo. */
const Lantern = () => (
  <svg width="72" height="108" viewBox="6 0 20 30">
    <path d="M11 7V6a5 5 0 0 1 10 0v1" fill="none" stroke={ink} strokeWidth="2" />
    <path d="M12 6h8l4 6H8z" fill={ink} />
    <path d="M10 12h12l2 14H8z" fill={ink} />
    <path d="M12 14h8l1.4 10H10.6z" fill={light} />
    <path d="M16.2 14.6c.5 2.3 3.3 3.5 3.3 6.2a3.5 3.2 0 0 1-7 0c0-1.4.7-2.3 1.4-3 .2.9.6 1.4 1.2 1.6-.4-1.7 0-3.4 1.1-4.8z" fill={stone} />
    <path d="M6 26h20v4H6z" fill={ink} />
  </svg>
)

const stonesFrom = 372

/** The stones that the site's pages follow: from the lantern to the portrait, or under the scene and off the page. */
function Stones({ to }: { to: number }) {
  const length = to - stonesFrom
  return (
    <svg
      width={length}
      height="16"
      viewBox={`0 0 ${String(length)} 16`}
      style={{ position: 'absolute', left: stonesFrom, bottom: edge - 4 }}
    >
      <path d={`M8 8H${String(length)}`} fill="none" stroke={stone} strokeWidth="13" strokeLinecap="round" strokeDasharray="0.1 25.4" />
    </svg>
  )
}

/** A telephone shows the card 300 px wide, a quarter of this: there, these letters are from 21 px down to 14. */
const sizes = [84, 78, 72, 68, 64, 60, 56]
/** For a word that is longer than any we use. */
const smallest = 48
const leading = 1.12
const wordsHeight = socialImageSize.height - barHeight - edge - footHeight - 8

const aboveWords = edge - 12

/** The part of a card that is its own: its title, from the bar to the foot, left of the picture. */
export const socialWords = (shape: Shape) => ({ top: barHeight, width: leftOf(shape), height: aboveWords + wordsHeight })

/** The width of a line, in ems of its letters. */
type Measure = (line: string) => number

/** Word by word, as far as a line goes. */
const fill = (words: readonly string[], room: number, widthOf: Measure) =>
  words.reduce<string[]>((lines, word) => {
    const last = lines.at(-1) ?? ''
    const longer = last.endsWith('-') ? last + word : `${last} ${word}`
    return lines.length > 0 && widthOf(longer) <= room ? [...lines.slice(0, -1), longer] : [...lines, word]
  }, [])

/** The largest letters in which the title fits, and its lines as even as they can be. */
function setLines(title: string, wordsWidth: number, widthOf: Measure): { size: number; lines: string[] } {
  const longestOf = (parts: readonly string[]) => Math.max(...parts.map(widthOf))
  // Only an ordinary space may break: the hyphen of « êtes-vous » does not, unless the word would run under the picture (Saint-Augustin-de-Desmaures).
  const whole = title.split(' ')
  const words = longestOf(whole) * smallest <= wordsWidth ? whole : title.split(/ |(?<=-)/)
  const longest = longestOf(words)
  const fits = (size: number) =>
    longest * size <= wordsWidth && fill(words, wordsWidth / size, widthOf).length * size * leading <= wordsHeight
  const size = sizes.find(fits) ?? smallest
  const { length } = fill(words, wordsWidth / size, widthOf)
  let [tooNarrow, wide] = [0, wordsWidth]
  while (wide - tooNarrow > 1) {
    const middle = (tooNarrow + wide) >> 1
    if (fill(words, middle / size, widthOf).length > length) tooNarrow = middle
    else wide = middle
  }
  return { size, lines: fill(words, wide / size, widthOf) }
}

const column = {
  boxSizing: 'border-box',
  display: 'flex',
  flexDirection: 'column',
  color: ink,
  fontFamily: 'Young Serif',
} as const

/** What every card on one paper has, with a picture of one shape: the bar, the lantern and its stones. */
export function SocialGround({ paper, shape }: { paper: string; shape: Shape }) {
  return (
    <div style={{ ...column, ...socialImageSize, background: paper }}>
      <div style={{ height: barHeight, background: bar }} />
      <div style={{ flexGrow: 1 }} />
      <Stones to={shape === 'portrait' ? leftOf(shape) : socialImageSize.width} />
      <div style={{ display: 'flex', alignItems: 'flex-end', height: footHeight, padding: `0 ${String(edge)}px ${String(edge - 8)}px` }}>
        <Lantern />
        <div style={{ fontSize: 68, lineHeight: 1, paddingLeft: 24 }}>{site.brand}</div>
      </div>
    </div>
  )
}

/** What one of them has: the title of its page, in the site's own letters. */
export function SocialTitle({ title, paper, shape, widthOf }: { title: string; paper: string; shape: Shape; widthOf: Measure }) {
  const { width, height } = socialWords(shape)
  const { size, lines } = setLines(title, width - edge - 24, widthOf)
  return (
    <div
      style={{
        ...column,
        width,
        height,
        padding: `${String(aboveWords)}px 0 0 ${String(edge)}px`,
        background: paper,
        fontSize: size,
        lineHeight: leading,
      }}
    >
      {lines.map((line) => (
        <div key={line} style={{ whiteSpace: 'nowrap' }}>
          {line}
        </div>
      ))}
    </div>
  )
}
