import type { Sheet } from '@/content/outils/sheet'
import { Button } from '../../ui/button'
import css from './erase.module.css'

type Words = { erase: string; erasing: Omit<Sheet['erasing'], 'done'> }
type StatusWords = { erasing: Pick<Sheet['erasing'], 'done'>; refused: string }

/** « Tout effacer »: asked once (components/islands/tools/erasing.ts). */
export function Erase({ id = 'effacer', words }: { id?: string; words: Words }) {
  const question = `${id}-question`
  return (
    <div className={css.erase} data-erase="">
      <button className={css.ask} type="button" data-part="ask">
        {words.erase}
      </button>
      <div className={css.question} role="group" aria-labelledby={question} data-part="question" hidden>
        <p id={question} tabIndex={-1}>
          {words.erasing.question}
        </p>
        <Button line type="button" data-part="yes">
          {words.erasing.yes}
        </Button>
        <Button line type="button" data-part="no">
          {words.erasing.no}
        </Button>
      </div>
    </div>
  )
}

/** Where it says that it is done, and that a device keeps nothing. Apart, because the button may leave the screen with the rest. */
export function EraseStatus({ words }: { words: StatusWords }) {
  return (
    <div className={css.status}>
      <p role="status" tabIndex={-1} data-erased={words.erasing.done} />
      <p data-refused="" hidden>
        {words.refused}
      </p>
    </div>
  )
}
