import type { Interface } from '@/content/schema/interface'
import { classNames } from '../ui/class-names'
import { Button } from '../ui/button'
import css from './choices.module.css'

/** Refuses the callback popup before it opens (components/popup/popup-refusal.ts). */
export function PopupRefusal({ words }: { words: Interface['popupRefusal'] }) {
  return (
    <div
      className={classNames(css.choice, 'screen-only with-script')}
      data-choice=""
      data-popup-refusal=""
      data-refused={words.refused}
      data-failed={words.failed}
    >
      <Button line type="button">
        {words.button}
      </Button>
      <p role="status" />
    </div>
  )
}

/** Refuses the chat on this device, or takes it back (components/start/chat.ts). */
export function ChatSwitch({ words }: { words: Interface['chat'] }) {
  return (
    <div className={classNames(css.choice, 'screen-only with-script')}>
      <button
        className={css.switch}
        type="button"
        role="switch"
        aria-checked
        aria-describedby="chat-state"
        data-choice=""
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

/** Empties what the tools keep on this device (components/start/eraser.ts), once the question has been answered. */
export function Eraser({ label, words }: { label: string; words: Interface['eraser'] }) {
  return (
    <div className={classNames(css.eraser, 'screen-only with-script')}>
      <details data-choice="" data-eraser={words.done}>
        <summary className="opener ui-button" data-line="">
          {label}
        </summary>
        <p>{words.question}</p>
        <div className="actions">
          <Button line type="button" data-erase="">
            {words.yes}
          </Button>
          <Button line type="button">
            {words.no}
          </Button>
        </div>
      </details>
      <p role="status" />
    </div>
  )
}
