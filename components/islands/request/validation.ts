import { zodResolver } from '@hookform/resolvers/zod'
import { callbackRequestSchema, contactMessageSchema } from '../../../supabase/functions/_shared/contact-message'

export const contactResolver = zodResolver(contactMessageSchema)
export const callbackResolver = zodResolver(callbackRequestSchema)

/** Only e-mail addresses are judged more strictly by browsers than by the schema: its own sentence for a sign that cannot stand. */
export const refusedByBrowser = contactMessageSchema.shape.email.safeParse('un signe@exemple.ca').error?.issues[0]?.message ?? ''
