import { z } from 'zod'
import { text } from '../fields'

export const toolLabelsFile = {
  file: 'content/tools/tool-labels.yml',
  label: 'Feuilles imprimées',
  pagePath: '/carnet-de-visite',
  schema: z.strictObject({
    written: text({ max: 30 }).meta({
      label: 'Écrit',
      hint: 'Ce qui précède la date du texte, tant que personne n’a tout vérifié.',
    }),
    checked: text({ max: 30 }).meta({
      label: 'Vérifié',
      hint: 'Ce qui précède la date de la vérification.',
    }),
    blank: text({ max: 30 }).meta({ label: 'Vide', hint: 'À droite, en tête d’une feuille vide.' }),
    printFooter: text({ max: 260 }).meta({
      label: 'Bas',
      hint: 'Qui paie, au bas de chaque feuille.',
    }),
    allTools: text({ max: 40 }).meta({
      label: 'Tous les outils',
      hint: 'Le lien vers la page des outils.',
    }),
    sources: text({ max: 40 }).meta({ label: 'Sources' }),
    filledBy: z
      .strictObject({
        by: text({ max: 20 }).meta({ label: 'Rempli par' }),
        on: text({ max: 20 }).meta({ label: 'Le' }),
      })
      .meta({
        label: 'Qui a rempli, et quand',
        hint: 'Deux lignes à écrire à la main, en tête des feuilles et du carnet imprimés.',
      }),
    printed: text({ max: 40 }).meta({
      label: 'Imprimé',
      hint: 'En tête d’une feuille remplie, avant le jour.',
    }),
    errorPrefix: text({ max: 40 }).meta({
      label: 'À corriger',
      hint: 'Ce qui précède une erreur.',
    }),
    unstored: text({ max: 140 }).meta({
      label: 'Refusé',
      hint: 'L’appareil ne garde rien : l’outil marche quand même.',
    }),
    sheet: z
      .strictObject({
        who: text({ max: 40 }).meta({ label: 'Qui la remplit' }),
        time: text({ max: 40 }).meta({ label: 'Le temps' }),
        size: text({ max: 40 }).meta({ label: 'Grosseur', hint: 'Avant le choix des lettres.' }),
        normal: text({ max: 60 }).meta({ label: 'Lettres ordinaires' }),
        large: text({ max: 60 }).meta({ label: 'Grandes lettres' }),
        lost: text({ max: 200 }).meta({
          label: 'Rien n’est gardé',
          hint: 'Ce qui est écrit est perdu quand on quitte la page.',
        }),
        readBy: text({ max: 20 }).meta({ label: 'Relu par' }),
      })
      .meta({ label: 'Feuilles à remplir' }),
    loadError: text({ max: 140 }).meta({
      label: 'Ne répond pas',
      hint: 'Le programme de l’outil n’arrive pas.',
    }),
  }),
}
