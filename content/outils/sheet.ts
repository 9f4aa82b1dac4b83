import { z } from 'zod'
import { text } from '../fields'
import { parseContent } from '../parse'

/** Les mots que portent toutes les feuilles imprimées, et le cadre des outils. */
const schema = z.strictObject({
  /** Ce qui précède la date du texte, tant que personne n’a tout vérifié. */
  written: text(30),
  /** Ce qui précède la date de la vérification. */
  checked: text(30),
  /** À droite, en tête d’une feuille vide. */
  blank: text(30),
  /** Qui paie, au bas de chaque feuille. */
  foot: text(260),
  /** Le lien vers la page des outils. */
  allTools: text(30),
  sources: text(20),
  erase: text(30),
})

export const sheet = parseContent('content/outils/sheet.ts', schema, {
  written: 'Texte du',
  checked: 'Vérifié le',
  blank: 'Feuille à remplir',
  foot: '{brand}, {phone}, {hours}. Service gratuit pour les familles : les résidences partenaires nous paient lorsqu’une personne y signe un bail. Vous restez libre de votre choix.',
  allTools: 'Tous les outils',
  sources: 'Sources :',
  erase: 'Tout effacer',
})

export type Sheet = typeof sheet
