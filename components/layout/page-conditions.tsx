'use client'

// What the layout shows or marks on some pages alone. These are client components, because only
// usePathname gives the path.
import { usePathname } from 'next/navigation'
import type { ComponentProps, ReactNode } from 'react'
import { withoutTrailingSlash } from '@/lib/paths'

const usePath = () => withoutTrailingSlash(usePathname())

/** Renders its children on one page alone. */
export const ShownOn = ({ path, children }: { path: string; children: ReactNode }) =>
  usePath() === path && children

type HiddenProps = { paths: readonly string[]; children: ReactNode }

/** Renders its children on every page except these. */
export const HiddenOn = ({ paths, children }: HiddenProps) => !paths.includes(usePath()) && children

type FlaggedProps = ComponentProps<'div'> & {
  flag: 'data-without-popup' | 'data-static-bar' | 'data-without-contact-band'
  paths: readonly string[]
  as?: 'div' | 'nav'
}

/** A part of the layout that has the attribute `flag` on these pages. */
export const FlaggedOn = ({ flag, paths, as: Part = 'div', ...rest }: FlaggedProps) => (
  <Part {...rest} {...{ [flag]: paths.includes(usePath()) || undefined }} />
)
