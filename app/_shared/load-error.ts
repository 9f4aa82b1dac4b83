import { site } from '@/content/site'
import { words } from '@/content/words'

/** The message of an island whose code fails to load, and the number to call. */
export const describeLoadError = (text: string) => ({
  text,
  call: words.interfaceTexts.callVerb,
  phone: site.phone,
})
