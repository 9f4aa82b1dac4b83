'use client'

import { useId } from 'react'
import { chooseChat, isChatRefused, useChatRefused } from './chat-choice'
import css from './chat-switch.module.css'

export type ChatWords = {
  /** What the switch does, for example « Autoriser le clavardage ». */
  label: string
  /** What holds now, in words: the position of a switch is not enough. */
  on: string
  off: string
}

/** Refuses the chat on this device, or takes it back; the widget goes and comes at once, here and in the other tabs. */
export function ChatSwitch({ words }: { words: ChatWords }) {
  const id = useId()
  const isAllowed = !useChatRefused(false)
  return (
    <button
      className={css.switch}
      type="button"
      role="switch"
      aria-checked={isAllowed}
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-state`}
      onClick={() => {
        // What the device says now: a press made again as React arrives comes before the page shows it.
        chooseChat(!isChatRefused())
      }}
    >
      <span className={css.track} aria-hidden="true" />
      <span>
        <span className={css.label} id={`${id}-label`}>
          {words.label}
        </span>
        <span className={css.state} id={`${id}-state`}>
          {isAllowed ? words.on : words.off}
        </span>
      </span>
    </button>
  )
}
