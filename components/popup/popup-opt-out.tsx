import type { Interface } from '@/content/schema/interface'
import { Switch } from '../ui/switch'

/** A switch that opts out of the callback popup before it opens (popup-opt-out.client.ts). */
export function PopupOptOut({ words }: { words: Interface['popupOptOut'] }) {
  return (
    <div
      className="stack space-above-3 screen-only needs-script"
      data-lazy-control=""
      data-popup-opt-out=""
      data-opted-out={words.optedOut}
      data-failed={words.failed}
    >
      <Switch isOn={false} data-prevent-double-click="">
        {words.button}
      </Switch>
      <p role="status" />
    </div>
  )
}
