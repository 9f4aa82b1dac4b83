import { z } from 'zod'
import { load } from './load'
import { findPicture } from './pictures'
import { testimonialSchema } from './schemas'

export const testimonialsSchema = z
  .array(testimonialSchema)
  .min(9)
  .describe('Le titre de la page dit combien ils sont : changez-le en même temps.')

/** The letters of /temoignages, in their order on the page; the home page picks three of them by `id`. All samples for now. */
export const testimonials = load('content/testimonials.yml', testimonialsSchema)

/** Their portraits on one sheet. */
export const stamps = findPicture('timbres', '')

/** The testimonials of these identifiers, in this order; one that is missing stops the build. */
export function findTestimonials(ids: readonly string[]) {
  return ids.map((id) => {
    const testimonial = testimonials.find((each) => each.id === id)
    if (!testimonial) throw new Error(`Témoignage introuvable : ${id}. Les identifiants sont dans content/testimonials.yml.`)
    return testimonial
  })
}
