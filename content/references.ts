import { z } from 'zod'

/** The part of the home page that names testimonials: each must be one of these. */
export const homeReferences = (testimonials: readonly { id: string }[]) =>
  z.looseObject({ testimonials: z.looseObject({ ids: z.array(z.enum(testimonials.map(({ id }) => id))) }) })
