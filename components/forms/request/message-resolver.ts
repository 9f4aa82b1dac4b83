import { zodResolver } from '@hookform/resolvers/zod'
import * as z from 'zod/mini'
import {
  contactMessageSchema,
  type ContactMessage,
} from '@/supabase/functions/_contract/contact-message'
import type { RequestValues } from './request-values'

/** Validates the message as it will be sent, with what the form adds to it. */
export const createMessageResolver = (toMessage: (values: RequestValues) => ContactMessage) =>
  zodResolver(z.pipe(z.transform(toMessage), z.object(contactMessageSchema.shape)))
