import type { Words } from '@/content/words'
import { outcomes as choiceNames } from '@/supabase/functions/_contract/outcomes'
import { Button } from '../ui/button'
import './handled-request.css'

/** The buttons of the page that each e-mail's last link opens (handled-request.client.ts). */
export function HandledRequest({ words }: { words: Words['handledRequestPage'] }) {
  const { received, choices, sending, outcomes, withoutScript } = words
  return (
    <>
      <noscript>
        <p>{withoutScript}</p>
      </noscript>
      <div
        className="handled-request stack space-above-3 needs-script"
        data-lazy-control=""
        data-handled-request=""
        data-reads-focus=""
        data-received={received}
        data-sending={sending}
        data-outcomes={JSON.stringify(outcomes)}
      >
        <p className="bold" data-part="received" />
        <div className="handled-request-choices cluster" data-part="choices">
          {choiceNames.map((name) => (
            <Button key={name} type="button" preventDoubleClick isOutlined value={name}>
              {choices[name]}
            </Button>
          ))}
        </div>
        <p className="lead" role="status" tabIndex={-1} />
      </div>
    </>
  )
}
