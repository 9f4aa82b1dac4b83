import type { Interface } from '@/content/schema/interface'
import { Switch } from '../ui/switch'
import './chat-switch.css'

/** A switch that refuses the chat on this device, or allows it again (chat.client.ts). */
export function ChatSwitch({ words }: { words: Interface['chat'] }) {
  return (
    <div className="stack space-above-3 screen-only needs-script" data-lazy-control="">
      <Switch isOn aria-describedby="chat-state" data-chat-switch="">
        {words.label}
      </Switch>
      <p id="chat-state" className="chat-switch-state">
        <span data-when="on">{words.on}</span>
        <span data-when="off">{words.off}</span>
      </p>
    </div>
  )
}
