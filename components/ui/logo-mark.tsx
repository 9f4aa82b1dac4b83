import type { SVGProps } from 'react'
import { accentGraphic, contact, ink } from '@/styles/colours'

/**
 * The mark of the logo, a lantern: its outline has the colour of the text, and its flame is the
 * same in both themes.
 */
export const LogoMark = (props: SVGProps<SVGSVGElement>) => (
  <svg {...props} viewBox="6 -1 20 33" aria-hidden="true">
    <path d="M11 7V6a5 5 0 0 1 10 0v1" fill="none" stroke="currentColor" strokeWidth="2" />
    <path
      d="M12.3 6.6h7.4l3.2 4.8h-1.5l2 15.2h2v2.8H6.6v-2.8h2l2-15.2H9.1z"
      fill={ink}
      stroke="currentColor"
      strokeWidth="1.2"
    />
    <path d="M12 14h8l1.4 10H10.6z" fill={contact} />
    <path
      d="M16.2 14.6c.5 2.3 3.3 3.5 3.3 6.2a3.5 3.2 0 0 1-7 0c0-1.4.7-2.3 1.4-3 .2.9.6 1.4 1.2 1.6-.4-1.7 0-3.4 1.1-4.8z"
      fill={accentGraphic}
    />
  </svg>
)
