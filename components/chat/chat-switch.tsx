import type { Interface } from '@/content/schema/interface'
import './chat-switch.css'

/** A switch that refuses the chat on this device, or allows it again (chat.client.ts). */
export function ChatSwitch({ words }: { words: Interface['chat'] }) {
  return (
    <div className="stack space-above-3 screen-only needs-script" data-lazy-control="">
      <button
        className="chat-switch bold"
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
