import type { ReactNode } from 'react'
import { ContactBand, ContactLine } from '@/components/sections/contact-band'
import type { ContactBandWords } from '@/content/schema/parts'
import { site } from '@/content/site'
import { interfaceTexts } from '@/content/words'

type Props = {
  words: ContactBandWords
  /** One line, for reference pages. */
  compact?: boolean
  /** A portrait or a map. */
  picture?: ReactNode
}

/**
 * The contact band at the end of a page; apart from page-end.tsx, because its styles are 2 kB that
 * a tool does not need.
 */
export function ContactEnd({ words, compact: line = false, picture }: Props) {
  return line ? (
    <ContactLine words={words} identity={site} />
  ) : (
    <ContactBand words={words} labels={interfaceTexts} identity={site} picture={picture} />
  )
}
