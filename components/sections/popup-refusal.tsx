import type { Interface } from '@/content/schemas'
import { Button } from '../ui/button'
import css from './choice.module.css'

/** Refuses the callback popup before it opens (components/start/popup-refusal.ts). */
export function PopupRefusal({ words }: { words: Interface['popupRefusal'] }) {
  return (
    <div className={css.choice} data-choice="" data-popup-refusal="" data-refused={words.refused} data-failed={words.failed}>
      <Button line type="button">
        {words.button}
      </Button>
      <p role="status" />
    </div>
  )
}
