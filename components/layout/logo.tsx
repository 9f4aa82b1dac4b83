import { LogoMark } from '../ui/logo-mark'
import css from './logo.module.css'

/** The mark and the brand, which is set smaller and in two lines where it is long. */
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
