import type { ContactMessage } from '@/supabase/functions/_contract/contact-message'
import { clientInfoHeader, toClientInfo } from '@/supabase/functions/_contract/idempotency-key'
import { postToFunction } from '@/lib/browser/post-to-function'

export async function sendRequest(message: ContactMessage, idempotencyKey: string) {
  const headers = { [clientInfoHeader]: toClientInfo(idempotencyKey) }
  return (await postToFunction('send-contact-email', message, ({ ok }) => ok, headers)) ?? false
}
