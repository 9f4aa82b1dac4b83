'use client'

import type { ReactNode } from 'react'

/**
 * Printed HTML inside an island that React must not hydrate: what is ticked in it and what another script makes of it stay as they are. In the export the
 * island has no props for it, and suppressHydrationWarning keeps the HTML that is there.
 */
export function Kept({ children }: { children?: ReactNode }) {
  if (children === undefined) return <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
  return <div>{children}</div>
}
