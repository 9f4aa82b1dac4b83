import type { Words } from '@/content/words'
import { Button } from '../ui/button'
import './handled-request.css'

/** The button of the page that each e-mail's last link opens (handled-request.client.ts). */
export function HandledRequest({ words }: { words: Words['handledRequestPage'] }) {
  const { received, button, sending, outcomes, withoutScript } = words
  return (
    <>
      <noscript>
        <p>{withoutScript}</p>
      </noscript>
      <div
        className="handled-request-request stack space-above-3 needs-script"
        data-lazy-control=""
        data-handled-request=""
        data-received={received}
        data-sending={sending}
        data-outcomes={JSON.stringify(outcomes)}
      >
        <p className="bold" data-part="received" />
        <Button type="button" preventDoubleClick>
          {button}
        </Button>
        <p role="status" tabIndex={-1} />
      </div>
    </>
  )
}
