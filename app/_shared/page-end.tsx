import type { ReactNode } from 'react'
import { PageActions } from '@/components/sections/page-actions'
import { findSitePage } from '@/content/pages'
import { StructuredData } from '@/components/seo/structured-data'

type Props = {
  path: string
  actions?: 'print' | 'printAndShare'
  /** The contact band. */
  children?: ReactNode
}

/** The end of a page: its actions, its contact band and its structured data. */
export function PageEnd({ path, actions, children }: Props) {
  return (
    <>
      {actions && (
        <PageActions title={findSitePage(path).title} canShare={actions === 'printAndShare'} />
      )}
      {children}
      <StructuredData path={path} />
    </>
  )
}
