import { z } from 'zod'
import { typeset } from '@/lib/typography'

/** Creates the schema of the testimonials that the home page names: each must exist. */
export const createHomeLinks = (testimonials: readonly { id: string }[]) =>
  z.looseObject({
    testimonials: z.looseObject({ ids: z.array(z.enum(testimonials.map(({ id }) => id))) }),
  })

/**
 * Creates the schema of the answers that content/search.yml names: each must be one of these
 * addresses, or the name of one of these links.
 */
export function createSearchLinks(answers: ReadonlySet<string>) {
  const answer = z
    .string()
    .refine(
      (name) => answers.has(typeset(name)),
      'une adresse du site comme /faq#rpa, ou le nom d’un lien utile',
    )
  const subject = z.looseObject({ pages: z.array(answer).optional() })
  return z.looseObject({ subjects: z.array(subject), absent: z.array(subject) })
}
