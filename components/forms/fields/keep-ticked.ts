import type { UseFormRegisterReturn } from 'react-hook-form'

/**
 * Keeps a radio that was ticked before hydration, which react-hook-form 7.92 would untick unless
 * that radio registers before the others of its group.
 */
export function keepTicked<Name extends string>({
  ref,
  ...field
}: UseFormRegisterReturn<Name>): UseFormRegisterReturn<Name> {
  return {
    ...field,
    ref: (input: HTMLInputElement | null) => {
      const ticked = input?.form?.querySelector(`[name="${field.name}"]:checked`)
      if (input?.type === 'radio' && ticked) ref(ticked)
      ref(input)
    },
  }
}
