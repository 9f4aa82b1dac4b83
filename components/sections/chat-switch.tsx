import css from './chat-switch.module.css'

export type ChatWords = {
  /** What the switch does, for example « Autoriser le clavardage ». */
  label: string
  /** What holds now, in words: the position of a switch is not enough. */
  on: string
  off: string
}

/** Refuses the chat on this device, or takes it back (components/start/chat.ts). */
export function ChatSwitch({ words }: { words: ChatWords }) {
  return (
    <button
      className={css.switch}
      type="button"
      role="switch"
      aria-checked
      aria-labelledby="chat-label"
      aria-describedby="chat-state"
      data-choice=""
      data-chat-switch=""
      suppressHydrationWarning
    >
      <span className={css.track} aria-hidden="true" />
      <span>
        <span className={css.label} id="chat-label">
          {words.label}
        </span>
        <span className={css.state} id="chat-state">
          <span data-when="on">{words.on}</span>
          <span data-when="off">{words.off}</span>
        </span>
      </span>
    </button>
  )
}
