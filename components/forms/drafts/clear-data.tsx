import type { MouseEventHandler } from 'react'
import type { DraftName } from '@/lib/browser/draft-storage'
import { Button } from '../../ui/button'

export type ClearDataWords = Record<'label' | 'question' | 'yes' | 'no' | 'done', string>

type Props = {
  words: ClearDataWords
  /** The drafts to clear; without them, those of all forms and tools are cleared. */
  draftNames?: readonly DraftName[]
  /** Gives it the look of a button rather than that of a link. */
  isOutlined?: boolean
  /** `handleClearDataChoice`, or undefined where startClearData attaches it. */
  onChoice?: MouseEventHandler<HTMLButtonElement>
}

/** The button « Tout effacer », which asks for confirmation. */
export function ClearData({ words, draftNames = [], isOutlined, onChoice }: Props) {
  return (
    <div className="stack screen-only">
      <details className="stack" data-draft-names={draftNames.join(' ')} data-done={words.done}>
        <summary
          className={isOutlined ? 'button' : 'plain-button'}
          data-outlined={isOutlined ? '' : undefined}
        >
          {words.label}
        </summary>
        <div className="callout stack" data-level="error">
          <p>{words.question}</p>
          <div className="actions">
            <Button isOutlined type="button" data-confirm="" onClick={onChoice}>
              {words.yes}
            </Button>
            <Button isOutlined type="button" onClick={onChoice}>
              {words.no}
            </Button>
          </div>
        </div>
      </details>
      <p className="bold" role="status" />
    </div>
  )
}

/** A button that clears what every form and tool stores on this device. */
export function ClearAllData({ words }: { words: ClearDataWords }) {
  return (
    <div className="space-above-3 needs-script" data-lazy-control="">
      <ClearData isOutlined words={words} />
    </div>
  )
}
