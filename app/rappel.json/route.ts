import type { PopupTexts } from '@/components/popup/popup-dialog'
import { featuredAdvisor, words } from '@/content/words'
import { site } from '@/content/site'
import { findClosedPeriod } from '../_closed-period/find-closed-period'

export const dynamic = 'force-static'

/** What the callback popup says: the browser renders it, so that it is in no page. */
export const GET = () =>
  Response.json({
    words: words.forms,
    agencyContact: { phone: site.phone, email: site.email },
    portrait: featuredAdvisor.image,
    closedPeriod: findClosedPeriod()?.text,
  } satisfies PopupTexts)
