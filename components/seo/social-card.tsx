import { site } from '@/content/site'
import { socialImageSize } from './addresses'
import { bar, ink, light, paper, stone } from './colours'

/* The lantern of the logo. The picture maker has no style sheet: everything is set inline, in its own subset of CSS. */
const Lantern = () => (
  <svg width="88" height="132" viewBox="6 0 20 30">
    <path d="M11 7V6a5 5 0 0 1 10 0v1" fill="none" stroke={ink} strokeWidth="2" />
    <path d="M12 6h8l4 6H8z" fill={ink} />
    <path d="M10 12h12l2 14H8z" fill={ink} />
    <path d="M12 14h8l1.4 10H10.6z" fill={light} />
    <path d="M16.2 14.6c.5 2.3 3.3 3.5 3.3 6.2a3.5 3.2 0 0 1-7 0c0-1.4.7-2.3 1.4-3 .2.9.6 1.4 1.2 1.6-.4-1.7 0-3.4 1.1-4.8z" fill={stone} />
    <path d="M6 26h20v4H6z" fill={ink} />
  </svg>
)

/** The path of stones that the site's pages follow: it comes down from the bar and leads to the lantern. */
const Path = () => (
  <svg width="400" height="546" viewBox="0 0 400 546" style={{ position: 'absolute', right: 0, top: 28 }}>
    <path
      d="M336 18V464a76 76 0 0 1-76 76H8"
      fill="none"
      stroke={stone}
      strokeWidth="12"
      strokeLinecap="round"
      strokeDasharray="0.1 23.9"
    />
  </svg>
)

/** Long titles step down so that the longest of them, about 90 characters, fill four lines and no more. */
const sizes = [
  { upTo: 26, size: 104 },
  { upTo: 48, size: 88 },
  { upTo: 66, size: 76 },
]
const titleSize = (title: string) => sizes.find(({ upTo }) => title.length <= upTo)?.size ?? 66

const whole = {
  ...socialImageSize,
  boxSizing: 'border-box',
  display: 'flex',
  flexDirection: 'column',
  color: ink,
  fontFamily: 'Young Serif',
} as const

const barHeight = 28
const footHeight = 188

/** What every social image has: the bar, the path and the lantern. */
export function SocialGround() {
  return (
    <div style={{ ...whole, background: paper }}>
      <div style={{ height: barHeight, background: bar }} />
      <Path />
      <div style={{ flexGrow: 1 }} />
      <div style={{ display: 'flex', alignItems: 'flex-end', height: footHeight, padding: '0 72px 56px' }}>
        <Lantern />
        <div style={{ display: 'flex', flexDirection: 'column', paddingLeft: 28 }}>
          <div style={{ fontSize: 60, lineHeight: 1 }}>{site.brand}</div>
          <div style={{ fontSize: 30, lineHeight: 1.2, paddingTop: 10 }}>{site.tagline}</div>
        </div>
      </div>
    </div>
  )
}

/** What one of them has: the title of its page, in the site's own letters, drawn over the ground. */
export function SocialTitle({ title }: { title: string }) {
  return (
    <div
      style={{
        ...whole,
        alignItems: 'flex-start',
        justifyContent: 'center',
        padding: `${String(barHeight)}px 128px ${String(footHeight)}px 72px`,
      }}
    >
      <div style={{ display: 'block', fontSize: titleSize(title), lineHeight: 1.12, textWrap: 'balance' }}>{title}</div>
    </div>
  )
}
