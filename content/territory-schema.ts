import { z } from 'zod'
import { text } from './fields'
import { atLeast, group } from './shapes'

/** Une latitude et une longitude, en degrés, dans un rayon d’une centaine de kilomètres autour de Québec. */
const degrees = z.tuple([z.number().min(46).max(47.7), z.number().min(-72.5).max(-69.9)]).readonly()

const place = group({
  name: text(30, 'Son nom, tel qu’il paraît sur la carte.'),
  shortName: text(20).optional().describe('Son nom sur la petite carte, s’il change.'),
  at: degrees.describe('Où il est.'),
  side: z.enum(['gauche', 'droite', 'dessus']).describe('De quel côté du point se tient le nom.'),
  map: z
    .enum(['petite', 'moyenne', 'grande'])
    .describe(
      'La plus petite des cartes qui le nomme : la petite est à l’accueil, la grande à Services et à Contact, où la moyenne est celle d’une tablette.',
    ),
  kind: z
    .enum(['ville', 'quartier', 'dessin', 'fleuve'])
    .describe('Ce qui est dessiné : un point, un petit point, rien de plus que le dessin (un pont, une chute), ou le nom du fleuve.'),
  onPhone: z
    .enum(['dessus', 'dessous'])
    .optional()
    .describe('Là où la carte n’a que la largeur d’un téléphone, le nom se tient plutôt au-dessus ou au-dessous du point.'),
})

const shore = group({
  title: text(30, 'Ce qui ouvre la liste, par exemple « Rive nord : ».'),
  places: atLeast(1, place, 'Les lieux de cette rive, d’ouest en est.'),
})

export const territorySchema = group({
  centre: degrees.describe(
    'Le centre du cercle de service : le Château Frontenac, assez près du milieu de la ville. Son rayon est dans content/site.yml.',
  ),
  large: group(
    {
      title: text(100),
      text: text(300),
      circle: text(140, 'Ce que montre le petit cercle.'),
    },
    'À Services, à côté de la grande carte.',
  ),
  medium: group({ title: text(70), text: text(300) }, 'À Contact, sous le formulaire.'),
  small: text(140, 'À l’accueil, sous la carte du bandeau jaune.'),
  caption: group(
    { intro: text(80), north: shore, south: shore, crossing: text(140), beyond: text(140) },
    'Sous la carte : ce qu’elle est, la liste des lieux par rive, puis ce qui n’est sur aucune des deux.',
  ),
  landmarks: z.array(place).describe('Ce que la carte nomme sans que ce soit un lieu où l’on habite.'),
})

export type Territory = z.output<typeof territorySchema>
export type Place = z.output<typeof place>
