import { z } from 'zod'
import { text } from '../fields'
import { load } from '../load'

/** Les mots que portent toutes les feuilles imprimées, et le cadre des outils. */
export const sheetSchema = z.strictObject({
  written: text(30).describe('Ce qui précède la date du texte, tant que personne n’a tout vérifié.'),
  checked: text(30).describe('Ce qui précède la date de la vérification.'),
  blank: text(30).describe('À droite, en tête d’une feuille vide.'),
  foot: text(260).describe('Qui paie, au bas de chaque feuille.'),
  allTools: text(30).describe('Le lien vers la page des outils.'),
  sources: text(20),
  printed: text(30).describe('En tête d’une feuille remplie, avant le jour.'),
  toFix: text(20).describe('Ce qui précède une erreur.'),
  erase: text(30).describe('« Tout effacer » : la question, posée une fois, et ce qui suit.'),
  erasing: z.strictObject({ question: text(120), yes: text(30), no: text(30), done: text(30) }),
  refused: text(140).describe('L’appareil ne garde rien : l’outil marche quand même.'),
  lost: text(140).describe('Le programme de l’outil n’arrive pas.'),
})

export const sheet = load('content/tools/sheet.yml', sheetSchema)

export type Sheet = typeof sheet
