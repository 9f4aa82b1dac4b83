import { z } from 'zod'
import { load } from './load'
import { faqCategorySchema } from './schemas'

export const faqSchema = z.array(faqCategorySchema).length(5)

/** The five themes of /faq. An answer may hold several paragraphs and links (Markdown); its `id` is its address, /faq/#id. */
export const faqCategories = load('content/faq.yml', faqSchema)
