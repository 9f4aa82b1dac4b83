import type { ReactNode } from 'react'
import { PageActions } from '@/components/sections/page-actions'
import { StructuredData, type StructuredPage } from '@/components/seo/structured-data'
import { interfaceTexts } from '@/content/words'

type Props = {
  page: Exclude<StructuredPage, { type: 'BlogPosting' }>
  /** Print alone, or print and pass on to a relative. */
  tools?: 'print' | 'share'
  /** Who answers. */
  children?: ReactNode
}

/** What a page ends with: its tools, who answers, and what search engines read. */
export function PageEnd({ page, tools, children }: Props) {
  return (
    <>
      {tools && (
        <PageActions words={interfaceTexts} title={page.meta.title} share={tools === 'share'} />
      )}
      {children}
      <StructuredData page={page} />
    </>
  )
}
