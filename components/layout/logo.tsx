import { LogoMark } from '../ui/logo-mark'
import css from './logo.module.css'

/**
 * The mark and the brand; screen readers read the label instead. A longer brand is set smaller and
 * may take two lines.
 */
export function Logo({ brand, label }: { brand: string; label: string }) {
  return (
    <span
      className={css.logo}
      role="img"
      aria-label={label}
      data-long={brand.length > 8 ? '' : undefined}
    >
      <LogoMark />
      <span>{brand}</span>
    </span>
  )
}
