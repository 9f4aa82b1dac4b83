import type { ReactNode } from 'react'
import type { LinkGroup } from '@/content/schemas'
import { Drawing } from '../ui/drawing'

const drawings: Readonly<Record<LinkGroup['drawing'], ReactNode>> = {
  parliament: (
    <>
      <path data-fill="sheet" d="M10 27h44v27H10z" />
      <path data-fill="added" d="M6 27 32 13l26 14z" />
      <path d="M32 13V4" />
      <path data-fill="water" d="M32 4h11v6H32z" />
      <path d="M18 32v17m9-17v17m10-17v17m9-17v17" />
      <path data-fill="stone" d="M5 54h54v5H5z" />
    </>
  ),
  friends: (
    <>
      <path data-fill="water" d="M3 58c0-14 6-21 15-21s14 6 15 14v7z" />
      <circle data-fill="sheet" cx="18" cy="26" r="9" />
      <path data-fill="stone" d="M9 25c1-7 5-9 10-9 4 0 7 3 8 7-5 1-9-1-11-3-1 3-4 5-7 5z" />
      <circle data-fill="stone" cx="17" cy="13" r="4" />
      <path d="M14 27v1m7-1v1m-6 4c2 1 4 1 6 0" />
      <path data-fill="added" d="M29 58c0-13 6-20 16-20s16 7 16 20z" />
      <circle data-fill="sheet" cx="45" cy="26" r="10" />
      <path d="M36 25h3m6 0h1m7 0h2" />
      <circle cx="42" cy="25" r="3" />
      <circle cx="49" cy="25" r="3" />
      <path d="M42 32c2 1 4 1 6 0" />
      <path d="M3 58h26" />
    </>
  ),
  heart: (
    <>
      <path data-fill="added" d="M32 57C16 46 6 36 6 23 6 14 12 8 20 8c5 0 9 3 12 8 3-5 7-8 12-8 8 0 14 6 14 15 0 13-10 23-26 34z" />
      <path data-fill="sheet" d="M28 21h8v8h8v8h-8v8h-8v-8h-8v-8h8z" />
    </>
  ),
  scales: (
    <>
      <path d="M32 9v45M12 17c8 2 32-3 40-1" />
      <circle data-fill="added" cx="32" cy="8" r="4" />
      <path d="M12 17 4 38m8-21 8 21m32-22-8 19m8-19 8 19" />
      <path data-fill="water" d="M3 38h18c-1 6-4 9-9 9s-8-3-9-9z" />
      <path data-fill="water" d="M43 35h18c-1 6-4 9-9 9s-8-3-9-9z" />
      <path data-fill="stone" d="M20 59c1-4 5-6 12-6s11 2 12 6z" />
    </>
  ),
  map: (
    <>
      <path data-fill="sheet" d="m4 30 18-7 20 7 18-7v28l-18 7-20-7-18 7z" />
      <path data-fill="water" d="M4 47c8-1 12-6 18-6s12 7 20 5 12-8 18-9v7c-7 2-11 8-18 9s-14-5-20-4-11 5-18 6z" />
      <path d="M22 23v28m20-21v28" />
      <path data-fill="added" d="M32 37C24 28 20 23 20 16a12 12 0 0 1 24 0c0 7-4 12-12 21z" />
      <circle data-fill="sheet" cx="32" cy="16" r="4.5" />
    </>
  ),
  house: (
    <>
      <path data-fill="stone" d="M44 9h7v13l-7-6z" />
      <path data-fill="sheet" d="M12 29h40v28H12z" />
      <path data-fill="added" d="M4 32 32 7l28 25-5 3-23-20L9 35z" />
      <path data-fill="water" d="M18 37h10v9H18zm5 0v9" />
      <path data-fill="stone" d="M35 57V37h11v20z" />
      <path d="M38.5 47v1M4 57h56" />
    </>
  ),
  minibus: (
    <>
      <path data-fill="added" d="M3 50V19c0-3 2-5 5-5h36c4 0 6 2 8 6l5 11c3 1 4 3 4 6v13z" />
      <path data-fill="water" d="M9 20h12v12H9zM40 20h5c2 0 3 1 4 3l4 9H40z" />
      <path data-fill="sheet" d="M25 20h11v30H25z" />
      <path d="M30.5 20v30M3 40h22m11 0h25" />
      <circle data-fill="stone" cx="15" cy="51" r="6" />
      <circle data-fill="stone" cx="48" cy="51" r="6" />
    </>
  ),
  book: (
    <>
      <path data-fill="sheet" d="M32 36c-8-5-17-6-28-4v24c11-2 20-1 28 4 8-5 17-6 28-4V32c-11-2-20-1-28 4z" />
      <path d="M32 36v24M10 39c5 0 10 1 15 3m-15 4c5 0 10 1 15 3m29-10c-5 0-10 1-15 3m15 4c-5 0-10 1-15 3" />
      <path d="M25 24V7l17-4v17" />
      <path d="m25 13 17-4" />
      <ellipse data-fill="added" cx="21" cy="24" rx="5" ry="4" />
      <ellipse data-fill="added" cx="38" cy="20" rx="5" ry="4" />
    </>
  ),
}

/** What stands before the name of a group of links. */
export const GroupDrawing = ({ name, className }: { name: LinkGroup['drawing']; className?: string | undefined }) => (
  <Drawing viewBox="0 0 64 64" className={className}>
    {drawings[name]}
  </Drawing>
)
