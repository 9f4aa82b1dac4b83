import { parseContent } from '../parse'
import { testimonialsPageSchema } from '../schemas'

export const testimonialsPage = parseContent('content/pages/temoignages.ts', testimonialsPageSchema, {
  meta: {
    title: 'Témoignages de familles de la région de Québec',
    description:
      'Neuf personnes racontent comment elles ont cherché une résidence à Québec, à Lévis ou à Beauport. L’une d’elles a préféré rester chez elle un an de plus.',
    keywords: 'témoignages résidence pour aînés, avis {brand}, choisir une résidence Québec, Lévis, Beauport, Charlesbourg, Sainte-Foy',
  },
  hero: {
    title: { narrow: ['Neuf personnes', 'racontent', 'leur recherche'] },
    lead: 'Un fils parle de son père, une fille de sa mère, une femme de son mari. Cinq personnes racontent leur propre déménagement, et une autre a remis le sien. Nous avons gardé les petites plaintes.',
  },
  tally: 'sur 5, selon {reviews} avis',
  stamps: 'Les neuf personnes, une lettre chacune',
  contactBand: {
    title: { narrow: ['Racontez-nous', 'votre recherche'], wide: ['Racontez-nous votre recherche'] },
    text: 'Commencez où vous voulez, dans le désordre. Une conseillère vous dira ce qu’elle ferait ensuite, et parfois ce sera d’attendre.',
    button: { label: 'Nous écrire', href: '/contact' },
  },
})
