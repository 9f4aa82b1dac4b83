import type { ComponentPropsWithRef, ElementType } from 'react'
import { InlineText } from '../../ui/inline-text'
import { FieldBox } from './form.styles'
import { joinNoteIds } from '../fields/join-note-ids'
import type { RequestFormState } from './use-request-form'

type Props<Control extends 'input' | 'select' | 'textarea'> = {
  control: Control
  /**
   * The result of `request.describeField`. Its id is explicit, because useId differs between the
   * rendered page and the island.
   */
  text: ReturnType<RequestFormState['describeField']>
  /** A warning about an answer that is accepted all the same. */
  advice?: string
} & ComponentPropsWithRef<Control>

/** A labelled control: spread react-hook-form's `register(name)` on it. */
export function Field<Control extends 'input' | 'select' | 'textarea'>({
  control,
  text: { id, label, help, error, errorPrefix },
  advice,
  ...attributes
}: Props<Control>) {
  const Control = control as ElementType

  return (
    <FieldBox data-invalid={error ? '' : undefined}>
      <label htmlFor={id}>{label}</label>
      {help && (
        <p className="form-help fine-print" id={`${id}-help`}>
          <InlineText text={help} />
        </p>
      )}
      {error && (
        <p className="form-error" data-part="error" id={`${id}-error`}>
          <b>{errorPrefix}</b> {error}
        </p>
      )}
      <Control
        {...attributes}
        id={id}
        aria-describedby={joinNoteIds(id, { error, help, advice })}
        // The value is never undefined, because Chromium 156 would call an empty required list
        // invalid.
        aria-invalid={Boolean(error)}
      />
      {advice !== undefined && (
        <p className="form-advice fine-print" id={`${id}-advice`} role="status">
          {advice}
        </p>
      )}
    </FieldBox>
  )
}
