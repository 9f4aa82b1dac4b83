import { text } from '../fields'
import { load } from '../load'
import { group } from '../shapes'

/** Les mots que portent toutes les feuilles imprimées, et le cadre des outils. */
export const sheetSchema = group({
  written: text(30, 'Ce qui précède la date du texte, tant que personne n’a tout vérifié.'),
  checked: text(30, 'Ce qui précède la date de la vérification.'),
  blank: text(30, 'À droite, en tête d’une feuille vide.'),
  foot: text(260, 'Qui paie, au bas de chaque feuille.'),
  allTools: text(30, 'Le lien vers la page des outils.'),
  sources: text(40),
  printed: text(30, 'En tête d’une feuille remplie, avant le jour.'),
  toFix: text(20, 'Ce qui précède une erreur.'),
  erase: text(30, '« Tout effacer » : la question, posée une fois, et ce qui suit.'),
  erasing: group({ question: text(120), yes: text(30), no: text(30), done: text(30) }),
  refused: text(140, 'L’appareil ne garde rien : l’outil marche quand même.'),
  lost: text(140, 'Le programme de l’outil n’arrive pas.'),
})

export const sheet = load('content/tools/sheet.yml', sheetSchema)

export type Sheet = typeof sheet
