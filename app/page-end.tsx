import type { ReactNode } from 'react'
import { ContactBand, ContactLine } from '@/components/sections/contact-band'
import { PageTools } from '@/components/sections/page-tools'
import { StructuredData, type StructuredPage } from '@/components/seo/structured-data'
import { interfaceTexts } from '@/content/words'
import type { ContactBandWords } from '@/content/schemas'
import { site } from '@/content/site'

type Props = {
  page: Exclude<StructuredPage, { type: 'BlogPosting' }>
  /** Print alone, or print and pass on to a relative. */
  tools?: 'print' | 'share'
  contact?: ContactBandWords
  /** Where one looks something up, who answers stands on one line. */
  line?: boolean
  /** Who answers, or how far they go. */
  picture?: ReactNode
}

/** What a page ends with: its tools, who answers, and what search engines read. */
export function PageEnd({ page, tools, contact, line = false, picture }: Props) {
  return (
    <>
      {tools && <PageTools words={interfaceTexts} title={page.meta.title} share={tools === 'share'} />}
      {contact &&
        (line ? (
          <ContactLine words={contact} identity={site} />
        ) : (
          <ContactBand words={contact} labels={interfaceTexts} identity={site} picture={picture} />
        ))}
      <StructuredData page={page} />
    </>
  )
}
