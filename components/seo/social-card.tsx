import { site } from '@/content/site'
import { fitFontSize } from '@/lib/fit-font-size'
import { LogoMark } from '../ui/logo-mark'
import { socialImageSize } from './addresses'
import { bar, ink, tints, accentGraphic } from '@/styles/colours'

/* next/og reads inline styles alone, in its own subset of CSS. */

export const barHeight = 28
const edge = 56
const footHeight = 168

/**
 * The sizes of a picture, which stands under the bar at the right edge: a portrait reaches the foot
 * of the card, and a 3:2 scene ends above the dots.
 */
export const pictureSizes = {
  portrait: {
    width: socialImageSize.height - barHeight,
    height: socialImageSize.height - barHeight,
  },
  scene: { width: 660, height: 440 },
}

/**
 * Returns the largest size at which a title fits, by its longest word and by its length: a letter
 * is about half as wide as it is high.
 */
function computeFontSize(title: string, width: number) {
  const longest = Math.max(...title.split(/[ -]/).map((word) => word.length))
  const height = socialImageSize.height - barHeight - edge - footHeight
  return Math.max(
    44,
    Math.min(84, width / (longest * 0.6), Math.sqrt((width * height) / title.length)),
  )
}

const logoSize = { width: 72, height: 108 }

type Props = {
  title: string
  tint: keyof typeof tints
  /** The width that the picture takes at the right of the title. */
  pictureWidth: number
}

/** A social card: the title of a page above the logo and the brand, left of its picture. */
export function SocialCard({ title, tint, pictureWidth }: Props) {
  const width = socialImageSize.width - pictureWidth - edge - 24
  const brandSize = fitFontSize(site.brand, width - logoSize.width - 24, 68)
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        ...socialImageSize,
        borderTop: `${barHeight}px solid ${bar}`,
        padding: `${edge - 12}px ${edge}px ${edge - 8}px`,
        background: tints[tint],
        color: ink,
        fontFamily: 'Young Serif',
      }}
    >
      <div
        style={{
          width,
          flexGrow: 1,
          fontSize: computeFontSize(title, width),
          lineHeight: 1.12,
          textWrap: 'balance',
        }}
      >
        {title}
      </div>
      <div style={{ display: 'flex', alignItems: 'flex-end' }}>
        <LogoMark {...logoSize} />
        <div
          style={{
            fontSize: brandSize,
            lineHeight: 1,
            paddingLeft: 24,
            flexShrink: 0,
            whiteSpace: 'nowrap',
          }}
        >
          {site.brand}
        </div>
        <div
          style={{
            display: 'flex',
            flex: '1 1 0',
            overflow: 'hidden',
            margin: `0 ${-edge}px 4px 20px`,
          }}
        >
          <svg width="828" height="16" viewBox="0 0 828 16" style={{ flexShrink: 0 }}>
            <path
              d="M8 8H828"
              fill="none"
              stroke={accentGraphic}
              strokeWidth="13"
              strokeLinecap="round"
              strokeDasharray="0.1 25.4"
            />
          </svg>
        </div>
      </div>
    </div>
  )
}
