import { z } from 'zod'
import { images, stampFaces } from './images'
import { parseContent } from './parse'
import { findPicture } from './pictures'
import { testimonialSchema } from './schemas'
import { typeset } from './typography'

const nine = z
  .array(testimonialSchema)
  .length(9)
  .refine((list) => list.every(({ image }, index) => image.alt === typeset(images[stampFaces[index] ?? stampFaces[0]])), {
    error: 'les portraits de stampFaces (content/images.ts), dans le même ordre : chaque timbre de la feuille mène à sa lettre',
  })

/** The nine letters of /temoignages, in their order on the page; the home page picks three of them by `id`. All samples for now. */
export const testimonials = parseContent('content/testimonials.ts', nine, [
  {
    id: 'lucie-beauport',
    name: 'Lucie G.',
    location: 'Beauport',
    image: 'temoignage-8',
    rating: 5,
    text: 'Ma mère ne voulait rien savoir de quitter son bungalow de Giffard. La conseillère ne l’a pas poussée. Elle lui a demandé ce qu’elle ferait de son piano. On a visité quatre résidences, et une seule avait un piano accordé au salon. C’est là qu’elle habite.',
    isSample: true,
  },
  {
    id: 'raymond-quebec',
    name: 'Raymond L.',
    location: 'Québec',
    image: 'temoignage-2',
    rating: 5,
    text: 'Trente-huit ans dans Saint-Sauveur, avec mon établi dans la cour. À la première résidence, on bricolait avec du papier et de la laine, et il n’y avait pas d’étau. On a continué à chercher. À la troisième, il y avait un étau. Mon banc de scie, lui, est resté chez mon gendre.',
    isSample: true,
  },
  {
    id: 'martin-charlesbourg',
    name: 'Martin D.',
    location: 'Charlesbourg',
    image: 'temoignage-9',
    rating: 5,
    text: 'Mon père est tombé sur la glace en février. Neuf jours plus tard, il passait de l’hôpital à la résidence, avec son fauteuil. Il a chialé deux semaines contre la soupe. Depuis, il joue au cribbage.',
    isSample: true,
  },
  {
    id: 'marie-carmel-quebec',
    name: 'Marie-Carmel J.',
    location: 'Québec',
    image: 'temoignage-3',
    rating: 5,
    text: 'Mon mari ne parle presque plus. La conseillère s’est assise devant lui et l’a entretenu de hockey vingt minutes. En visite, il a levé le pouce une fois. On a suivi le pouce. Le café de la place est mauvais, alors j’apporte le mien.',
    isSample: true,
  },
  {
    id: 'rolande-sainte-foy',
    name: 'Rolande T.',
    location: 'Sainte-Foy',
    image: 'temoignage-1',
    rating: 5,
    text: 'À 87 ans, j’avais rempli trois cahiers de comparaisons. La conseillère les a lus au complet, puis m’a signalé une erreur d’addition. J’ai enseigné les mathématiques pendant trente-deux ans. Nous avons refait le total ensemble, et j’ai choisi la moins chère des trois.',
    isSample: true,
  },
  {
    id: 'huguette-levis',
    name: 'Huguette B.',
    location: 'Lévis',
    image: 'temoignage-6',
    rating: 5,
    text: 'Je cherchais pour moi. À 81 ans, je voulais rester à Lévis et voir le fleuve. On m’a montré une résidence que je n’aurais jamais regardée, moins chère, avec une chorale. J’ai pris une semaine pour y penser, et personne ne m’a appelée pour me presser. Je vois le fleuve du quatrième, si je me penche un peu.',
    isSample: true,
  },
  {
    id: 'teresa-charlesbourg',
    name: 'Teresa F.',
    location: 'Charlesbourg',
    image: 'temoignage-5',
    rating: 5,
    text: 'Trois visites, et j’ai décidé de rester chez moi un an de plus. La conseillère m’a dit « bonne idée » et m’a donné le numéro de la popote roulante. Je la rappellerai. Elle trouvera que j’ai trop de plantes.',
    isSample: true,
  },
  {
    id: 'gaston-beauport',
    name: 'Gaston P.',
    location: 'Beauport',
    image: 'temoignage-4',
    rating: 5,
    text: 'Ma fille avait pris le rendez-vous sans m’en parler. La conseillère l’a compris dans l’entrée. Elle a gardé son manteau et m’a demandé si elle pouvait revenir un autre jour. J’ai dit oui, tant qu’à faire. La semaine d’après, ma fille s’est excusée, puis on a commencé. Le logement est de mon choix.',
    isSample: true,
  },
  {
    id: 'rachid-levis',
    name: 'Rachid H.',
    location: 'Lévis',
    image: 'temoignage-7',
    rating: 5,
    text: 'On allait signer. La conseillère a posé le doigt sur une ligne de l’annexe 6, le ménage toutes les semaines. Chez nous, c’est moi qui passe l’aspirateur, et je le passe bien. On a demandé de retirer la ligne avant de signer, et le total a baissé.',
    isSample: true,
  },
])

/** Their nine portraits on one sheet. */
export const stamps = findPicture('timbres', '')

/** The testimonials of these identifiers, in this order; one that is missing stops the build. */
export function findTestimonials(ids: readonly string[]) {
  return ids.map((id) => {
    const testimonial = testimonials.find((each) => each.id === id)
    if (!testimonial) throw new Error(`Témoignage introuvable : ${id}. Les identifiants sont dans content/testimonials.ts.`)
    return testimonial
  })
}
