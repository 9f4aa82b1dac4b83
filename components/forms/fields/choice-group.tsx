import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classNames } from '@/lib/class-names'
import { ReadingPause } from '../../ui/reading-pause'
import { InlineText } from '../../ui/inline-text'
import { FieldNotes, type FieldNotesProps } from './field-notes'
import { joinNoteIds } from './join-note-ids'
import './answer-field.css'
import './choice-group.css'

type Option = {
  value: string
  label: string
  note?: string
  /** Separates the answer from the others, as « Je ne sais pas » or « Rien de cela ». */
  isSeparated?: boolean
}

type Props = FieldNotesProps & {
  type?: 'radio' | 'checkbox'
  /** Props spread on every input: react-hook-form's `register(name)`, or a name. */
  field: { name: string } & Pick<ComponentPropsWithRef<'input'>, 'onChange' | 'onBlur' | 'ref'>
  prefix?: ReactNode
  legend: string
  options: readonly Option[]
  /** Shows the answers beside the question where there is room, as an AnswerField does. */
  isTwoColumn?: boolean
  /** Sets the answers side by side as far as they fit. */
  hasShortOptions?: boolean
  children?: ReactNode
}

/** One question, with its answers in rows as wide as the page. */
export function ChoiceGroup({
  id,
  type = 'radio',
  field,
  prefix,
  legend,
  help,
  error,
  options,
  isTwoColumn = false,
  hasShortOptions = false,
  children,
}: Props) {
  return (
    <fieldset
      id={id}
      className={classNames(
        'choice-group',
        isTwoColumn && 'answer-field-choices',
        hasShortOptions && 'choice-group-short',
      )}
      aria-describedby={joinNoteIds(id, { error, help })}
      data-question=""
      data-invalid={error ? '' : undefined}
    >
      <legend className={isTwoColumn ? 'text-title' : 'h3'} tabIndex={-1}>
        {prefix} <InlineText text={legend} />
      </legend>
      <FieldNotes id={id} help={help} error={error} />
      <div className="choice-group-rows divided-list top-rule">
        {options.map(({ value, label, note, isSeparated = false }) => (
          <label key={value} className="checkbox-row" data-separated={isSeparated ? '' : undefined}>
            <input {...field} type={type} value={value} aria-invalid={error ? true : undefined} />
            <span>
              <span>{label}</span>
              {note !== undefined && (
                <>
                  <ReadingPause after={label} />{' '}
                  <small className="own-line small muted">{note}</small>
                </>
              )}
            </span>
          </label>
        ))}
      </div>
      {children}
    </fieldset>
  )
}
