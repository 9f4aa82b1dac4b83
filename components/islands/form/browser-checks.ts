import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'

// Not matches(':invalid') nor checkValidity(), which may fire the very event that brought us here.
const isRefused = (ref: unknown) =>
  ref instanceof HTMLElement && 'validity' in ref && ref.validity instanceof ValidityState && !ref.validity.valid

/**
 * The browser has the last word on its own fields: where it refuses what the schema accepts (an accent before the @), the form would stay
 * put without a word. Its refusal becomes an error like the others.
 */
export function withBrowserChecks<Input extends FieldValues, Output>(
  resolver: Resolver<Input, unknown, Output>,
  sentence: string,
): Resolver<Input, unknown, Output> {
  return async (values, context, options) => {
    const result = await resolver(values, context, options)
    const fields = Object.entries<{ ref?: unknown } | undefined>(options.fields)
    const refused = fields.filter(([name, field]) => isRefused(field?.ref) && !(name in result.errors))
    if (refused.length === 0) return result
    const errors = Object.fromEntries(refused.map(([name, field]) => [name, { type: 'browser', message: sentence, ref: field?.ref }]))
    return { values: {}, errors: { ...result.errors, ...errors } as FieldErrors<Input> }
  }
}
