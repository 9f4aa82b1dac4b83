import type { ContactMessage } from '@/supabase/functions/_shared/contact-message'

/** The values of the contact form, of which the popup asks for three. */
export type RequestValues = ContactMessage & {
  /** When to reach the visitor, sent as the last line of the message. */
  availability?: string
  /** The idempotency key, stored with the draft. */
  key?: string
}
