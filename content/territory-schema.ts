import { z } from 'zod'
import { text } from './fields'

/** Une latitude et une longitude, en degrés, dans un rayon d’une centaine de kilomètres autour de Québec. */
const degrees = z.tuple([z.number().min(46).max(47.7), z.number().min(-72.5).max(-69.9)]).readonly()

const place = z.strictObject({
  name: text(30).describe('Son nom, tel qu’il paraît sur la carte.'),
  shortName: text(20).optional().describe('Son nom sur la petite carte, s’il change.'),
  at: degrees.describe('Où il est.'),
  side: z.enum(['gauche', 'droite', 'dessus']).describe('De quel côté du point se tient le nom.'),
  map: z
    .enum(['petite', 'moyenne', 'grande'])
    .describe('La plus petite des cartes qui le nomme : la petite est à l’accueil, la moyenne à Contact, la grande à Services.'),
  kind: z
    .enum(['ville', 'quartier', 'dessin', 'fleuve'])
    .describe('Ce qui est dessiné : un point, un petit point, rien de plus que le dessin (un pont, une chute), ou le nom du fleuve.'),
  onPhone: z
    .enum(['dessus', 'dessous'])
    .optional()
    .describe('Là où la carte n’a que la largeur d’un téléphone, le nom se tient plutôt au-dessus ou au-dessous du point.'),
})

const shore = z.strictObject({
  title: text(30).describe('Ce qui ouvre la liste, par exemple « Rive nord : ».'),
  places: z.array(place).min(1).describe('Les lieux de cette rive, d’ouest en est.'),
})

export const territorySchema = z.strictObject({
  centre: degrees.describe(
    'Le centre du cercle de service : le Château Frontenac, assez près du milieu de la ville. Son rayon est dans content/site.yml.',
  ),
  large: z
    .strictObject({
      title: text(70),
      text: text(300),
      circle: z
        .strictObject({ radius: text(10), text: text(140) })
        .describe('Le petit cercle : le nombre écrit dessus, et ce qu’il montre.'),
    })
    .describe('À Services, à côté de la grande carte.'),
  medium: z.strictObject({ title: text(70), text: text(300) }).describe('À Contact, sous le formulaire.'),
  small: text(140).describe('À l’accueil, sous la carte du bandeau jaune.'),
  caption: z
    .strictObject({ intro: text(80), north: shore, south: shore, crossing: text(140), beyond: text(140) })
    .describe('Sous la carte : ce qu’elle est, la liste des lieux par rive, puis ce qui n’est sur aucune des deux.'),
  landmarks: z.array(place).describe('Ce que la carte nomme sans que ce soit un lieu où l’on habite.'),
})

export type Territory = z.output<typeof territorySchema>
export type Place = z.output<typeof place>
