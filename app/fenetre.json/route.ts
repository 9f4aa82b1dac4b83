import type { PopupTexts } from '@/components/popup/popup-dialog'
import { featuredAdvisor } from '@/content/words'
import { buildRequestFormProps } from '../_shared/request-form-props'

export const dynamic = 'force-static'

/** What the callback popup says: the browser renders it, so that it is in no page. */
export const GET = () =>
  Response.json({
    ...buildRequestFormProps(),
    portrait: featuredAdvisor.image,
  } satisfies PopupTexts)
