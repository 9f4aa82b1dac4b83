import type { ComponentPropsWithRef } from 'react'
import { FieldNotes, type FieldNotesProps } from './field-notes'
import { joinNoteIds } from './join-note-ids'
import './answer-field.css'

type Props = Omit<FieldNotesProps, 'id'> & {
  field: { name: string } & ComponentPropsWithRef<'input'>
  label: string
  optional?: string | undefined
  /** The unit of an amount; undefined where the answer is a name or a day. */
  unit?: string | undefined
}

/**
 * A text field for an amount as people write it (lib/money.ts reads « 3 250,50 $ »), a name or a
 * day.
 */
export function AnswerField({ field, label, optional, help, unit, error }: Props) {
  const id = field.id ?? field.name
  return (
    <div className="answer-field" data-question="" data-invalid={error ? '' : undefined}>
      <label htmlFor={id} className="text-title own-line">
        {label} {optional !== undefined && <span>{optional}</span>}
      </label>
      <FieldNotes id={id} help={help} error={error} />
      <div className="answer-field-input">
        <input
          {...field}
          id={id}
          inputMode={unit === undefined ? undefined : 'decimal'}
          autoComplete="off"
          aria-describedby={joinNoteIds(id, { error, unit, help })}
          aria-invalid={error ? true : undefined}
        />
        {unit !== undefined && <span id={`${id}-unit`}>{unit}</span>}
      </div>
    </div>
  )
}
