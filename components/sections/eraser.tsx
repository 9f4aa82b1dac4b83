import type { Interface } from '@/content/schemas'
import { Button } from '../ui/button'
import css from './eraser.module.css'

type Props = { label: string; words: Interface['eraser'] }

/** Empties what the tools keep on this device (components/start/eraser.ts), once the question has been answered. */
export function Eraser({ label, words }: Props) {
  return (
    <div className={css.eraser}>
      <details data-choice="" data-eraser={words.done}>
        <summary>{label}</summary>
        <p>{words.question}</p>
        <div>
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
