import { site } from '@/content/site'
import { words } from '@/content/words'
import { buildLocalPath } from '@/lib/paths'
import { basePath } from '@/lib/public-environment'
import { LogoMark } from '../ui/logo-mark'
import './logo.css'

// One name, because a screen reader stops at each part of a link that has several.
const name = [site.brand, site.tagline, words.interfaceTexts.homeLink].join(', ')

/** The mark, the brand, which is set smaller and in two lines where it is long, and the tagline. */
export const Logo = () => (
  <a className="logo-link tap-target" href={buildLocalPath('/', basePath)} aria-label={name}>
    <span className="logo" aria-hidden="true" data-long={site.brand.length > 8 ? '' : undefined}>
      <LogoMark />
      <span>{site.brand}</span>
    </span>{' '}
    <span className="logo-tagline wide-only" aria-hidden="true">
      {site.tagline}
    </span>
  </a>
)
