import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react'
import { FieldBox } from './form.styles'
import { FieldNotes } from '../fields/field-notes'
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
  /** Buttons that help to answer. */
  beforeControl?: ReactNode
} & ComponentPropsWithRef<Control>

/** A labelled control: spread react-hook-form's `register(name)` on it. */
export function RequestField<Control extends 'input' | 'select' | 'textarea'>({
  control,
  text: { id, label, help, error },
  advice,
  beforeControl,
  ...attributes
}: Props<Control>) {
  const Control = control as ElementType

  return (
    <FieldBox data-invalid={error ? '' : undefined}>
      <label htmlFor={id}>{label}</label>
      <FieldNotes id={id} help={help} error={error} />
      {beforeControl}
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
