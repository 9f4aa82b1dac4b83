import { z } from 'zod'
import { text } from './fields'

/** Une latitude et une longitude, en degrés, dans un rayon d’une centaine de kilomètres autour de Québec. */
const degrees = z.tuple([z.number().min(46).max(47.7), z.number().min(-72.5).max(-69.9)]).readonly()

const place = z.strictObject({
  /** Son nom, tel qu’il paraît sur la carte. */
  name: text(30),
  /** Son nom sur la petite carte, s’il change. */
  shortName: text(20).optional(),
  /** Où il est. */
  at: degrees,
  /** De quel côté du point se tient le nom. */
  side: z.enum(['gauche', 'droite', 'dessus']),
  /** La plus petite des cartes qui le nomme : la petite est à l’accueil, la moyenne à Contact, la grande à Services. */
  map: z.enum(['petite', 'moyenne', 'grande']),
  /** Ce qui est dessiné : un point, un petit point, rien de plus que le dessin (un pont, une chute), ou le nom du fleuve. */
  kind: z.enum(['ville', 'quartier', 'dessin', 'fleuve']),
  /** Là où la carte n’a que la largeur d’un téléphone, le nom se tient plutôt au-dessus ou au-dessous du point. */
  onPhone: z.enum(['dessus', 'dessous']).optional(),
})

const shore = z.strictObject({
  /** Ce qui ouvre la liste, par exemple « Rive nord : ». */
  title: text(30),
  /** Les lieux de cette rive, d’ouest en est. */
  places: z.array(place).min(1),
})

export const territorySchema = z.strictObject({
  /** Le centre du cercle de service : le Château Frontenac, assez près du milieu de la ville. Son rayon est dans content/site.ts. */
  centre: degrees,
  /** À Services, à côté de la grande carte. */
  large: z.strictObject({
    title: text(70),
    text: text(300),
    /** Le petit cercle : le nombre écrit dessus, et ce qu’il montre. */
    circle: z.strictObject({ radius: text(10), text: text(140) }),
  }),
  /** À Contact, sous le formulaire. */
  medium: z.strictObject({ title: text(70), text: text(300) }),
  /** À l’accueil, sous la carte du bandeau jaune. */
  small: text(140),
  /** Sous la carte : ce qu’elle est, la liste des lieux par rive, puis ce qui n’est sur aucune des deux. */
  caption: z.strictObject({ intro: text(80), north: shore, south: shore, crossing: text(140), beyond: text(140) }),
  /** Ce que la carte nomme sans que ce soit un lieu où l’on habite. */
  landmarks: z.array(place),
})

export type Territory = z.output<typeof territorySchema>
export type Place = z.output<typeof place>
