import { LogoMark } from '../ui/logo-mark'
import './logo.css'

/** The mark and the brand, which is set smaller and in two lines where it is long. */
export function Logo({ brand, label }: { brand: string; label: string }) {
  return (
    <span
      className="logo"
      role="img"
      aria-label={label}
      data-long={brand.length > 8 ? '' : undefined}
    >
      <LogoMark />
      <span>{brand}</span>
    </span>
  )
}
