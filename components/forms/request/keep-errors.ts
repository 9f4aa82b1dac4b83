import type { FieldErrors, Resolver } from 'react-hook-form'
import type { ContactMessage } from '@/supabase/functions/_contract/contact-message'
import type { RequestValues } from './request-values'

type RequestResolver = Resolver<RequestValues, unknown, ContactMessage>

/**
 * Keeps the errors of the last submit until each is corrected. react-hook-form validates one field
 * at each key: that may remove its error, but neither rewords it nor brings one, because a screen
 * reader would say each over the echo of the keys.
 */
export function keepErrors(resolver: RequestResolver): RequestResolver {
  let submitted: FieldErrors<RequestValues> = {}
  return async (values, context, options) => {
    const result = await resolver(values, context, options)
    const [name, ...others] = options.names ?? []
    if (name === undefined || others.length > 0) {
      submitted = result.errors
      return result
    }
    const { [name]: error, ...rest } = submitted
    if (error === undefined) return { values: {}, errors: {} }
    if (result.errors[name] === undefined) submitted = rest
    return { values: {}, errors: submitted }
  }
}
