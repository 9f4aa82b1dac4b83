import { parseContent } from '../parse'
import { testimonialsPageSchema } from '../schemas'

export const testimonialsPage = parseContent('content/pages/temoignages.ts', testimonialsPageSchema, {
  meta: {
    title: 'Témoignages de familles de la région de Québec',
    description:
      'Un étau, un piano, un pouce levé : neuf personnes racontent comment elles ont choisi une résidence à Québec, à Lévis ou à Beauport. Ou pas tout de suite.',
    keywords: 'témoignages résidence pour aînés, avis Fanal, choisir une résidence Québec, Lévis, Beauport, Charlesbourg, Sainte-Foy',
  },
  hero: {
    title: 'Neuf lettres, une fois les boîtes défaites',
    lead: 'Un fils, une fille, et sept personnes qui parlent de leur propre déménagement. L’une l’a remis à plus tard. Nous avons gardé les petites plaintes, car une résidence sans défaut n’existe pas.',
  },
  tally: 'sur 5, selon {reviews} avis',
  band: {
    title: 'La dixième histoire commence au téléphone',
    text: 'Racontez-nous la vôtre comme elle vient, dans le désordre. Une conseillère vous dira ce qu’elle ferait ensuite, et parfois ce sera d’attendre.',
    button: { label: 'Nous écrire', href: '/contact' },
  },
})
