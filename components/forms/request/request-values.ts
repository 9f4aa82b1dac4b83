import type { ContactMessage } from '@/supabase/functions/_contract/contact-message'
import type { RequestLines } from '@/supabase/functions/_contract/request-lines'

/** The values of the contact form, of which the popup asks for three, and what becomes lines. */
export type RequestValues = ContactMessage &
  RequestLines & {
    /** The idempotency key, stored with the draft. */
    key?: string
  }
