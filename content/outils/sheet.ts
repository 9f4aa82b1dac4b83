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
  /** En tête d’une feuille remplie, avant le jour. */
  printed: text(30),
  /** Ce qui précède une erreur. */
  toFix: text(20),
  /** « Tout effacer » : la question, posée une fois, et ce qui suit. */
  erase: text(30),
  erasing: z.strictObject({ question: text(120), yes: text(30), no: text(30), done: text(30) }),
  /** L’appareil ne garde rien : l’outil marche quand même. */
  refused: text(140),
  /** Le programme de l’outil n’arrive pas. */
  lost: text(140),
})

export const sheet = parseContent('content/outils/sheet.ts', schema, {
  written: 'Texte du',
  checked: 'Vérifié le',
  blank: 'Feuille à remplir',
  foot: '{brand}, {phone}, {hours}. Service gratuit pour les familles : les résidences partenaires nous paient lorsqu’une personne y signe un bail. Vous restez libre de votre choix.',
  allTools: 'Tous les outils',
  sources: 'Sources :',
  printed: 'Imprimé le',
  toFix: 'À corriger :',
  erase: 'Tout effacer',
  erasing: {
    question: 'Tout ce que vous avez répondu ici disparaîtra de cet appareil.',
    yes: 'Oui, tout effacer',
    no: 'Non, garder',
    done: 'C’est effacé.',
  },
  refused: 'Cet appareil ne garde rien. Vos réponses s’effacent quand vous quittez la page.',
  lost: 'L’outil ne répond pas. La version papier, plus bas, s’imprime et se remplit à la main.',
})

export type Sheet = typeof sheet
