import { site } from '@/content/site'
import { interfaceTexts } from '@/content/words'

/** What an island whose code fails to load says, and the number to call. */
export const loadErrorOf = (text: string) => ({
  text,
  call: interfaceTexts.callVerb,
  phone: site.phone,
})
