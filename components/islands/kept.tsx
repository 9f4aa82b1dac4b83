'use client'

import type { ReactNode } from 'react'

/**
 * A part of an island that is printed and no more: what stands in it, what is ticked and what another script makes of it stay as they are. In the export
 * the island wakes without it, and React is told to look at nothing inside.
 */
export function Kept({ children }: { children?: ReactNode }) {
  if (children === undefined) return <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
  return <div>{children}</div>
}
