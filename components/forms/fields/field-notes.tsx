import type { InlineContent } from '@/lib/rich-text'
import { InlineText } from '../../ui/inline-text'

export type FieldErrorWords = { prefix: string; text: string }

export type FieldNotesProps = {
  id: string
  help?: InlineContent | undefined
  error?: FieldErrorWords | false | undefined
}

/** The help of a question, and its error, whose prefix tells what colour alone would not. */
export function FieldNotes({ id, help, error }: FieldNotesProps) {
  return (
    <>
      {help !== undefined && (
        <p className="fine-print" id={`${id}-help`}>
          <InlineText text={help} />
        </p>
      )}
      {error && (
        <p className="error-text space-above-1 screen-only" data-part="error" id={`${id}-error`}>
          <strong>{error.prefix}</strong> <span>{error.text}</span>
        </p>
      )}
    </>
  )
}
