import type { ReactNode } from 'react'
import { PageActions } from '@/components/sections/page-actions'
import { findSitePage } from '@/components/seo/site-pages'
import { StructuredData } from '@/components/seo/structured-data'

type Props = {
  path: string
  /** Print alone, or print and share. */
  actions?: 'print' | 'share'
  /** The contact band. */
  children?: ReactNode
}

/** What a page ends with: its actions, who answers, and its structured data. */
export function PageEnd({ path, actions, children }: Props) {
  return (
    <>
      {actions && <PageActions title={findSitePage(path).title} share={actions === 'share'} />}
      {children}
      <StructuredData path={path} />
    </>
  )
}
