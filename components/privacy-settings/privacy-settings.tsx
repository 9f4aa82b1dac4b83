import type { Interface } from '@/content/schema/interface'
import { Button } from '../ui/button'
import { ClearData, type ClearDataWords } from '../forms/drafts/clear-data'
import './privacy-settings.css'

/**
 * A button that opts out of the callback popup before it opens
 * (components/popup/popup-opt-out.client.ts).
 */
export function PopupOptOut({ words }: { words: Interface['popupOptOut'] }) {
  return (
    <div
      className="stack space-above-3 screen-only needs-script"
      data-lazy-control=""
      data-popup-opt-out=""
      data-opted-out={words.optedOut}
      data-failed={words.failed}
    >
      <Button isOutlined type="button">
        {words.button}
      </Button>
      <p className="bold" role="status" />
    </div>
  )
}

/**
 * A switch that refuses the chat on this device, or allows it again
 * (components/chat/chat.client.ts).
 */
export function ChatSwitch({ words }: { words: Interface['chat'] }) {
  return (
    <div className="stack space-above-3 screen-only needs-script" data-lazy-control="">
      <button
        className="privacy-settings-switch bold"
        type="button"
        role="switch"
        aria-checked
        aria-describedby="chat-state"
        data-chat-switch=""
        suppressHydrationWarning
      >
        {words.label}
      </button>
      <p id="chat-state">
        <span data-when="on">{words.on}</span>
        <span data-when="off">{words.off}</span>
      </p>
    </div>
  )
}

/** A button that clears what every form and tool stores on this device. */
export function ClearAllData({ words }: { words: ClearDataWords }) {
  return (
    <div className="space-above-3 needs-script" data-lazy-control="">
      <ClearData words={words} />
    </div>
  )
}
