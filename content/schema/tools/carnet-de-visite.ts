import { z } from 'zod'
import { questionCount } from '@/lib/notebook-data'
import { spellNumber } from '../../counts'
import { template, text } from '../fields'
import { contactBand, needs, pageMeta, toolHero } from '../parts'
import { richSentence } from '../rich-text'

export const notebookPageFile = {
  file: 'content/tools/carnet-de-visite.yml',
  label: 'Carnet de visite',
  pagePath: '/carnet-de-visite',
  schema: z.strictObject({
    meta: pageMeta,
    hero: toolHero,

    needs,
    facts: z
      .strictObject({
        name: text({ max: 60 }).meta({ label: 'Nom' }),
        rent: text({ max: 60 }).meta({ label: 'Loyer' }),
        net: text({ max: 60 }).meta({ label: 'Prix net' }),
        excluded: text({ max: 60 }).meta({ label: 'Non compris' }),
        date: text({ max: 60 }).meta({ label: 'Date' }),
        source: text({ max: 60 }).meta({ label: 'Qui a répondu' }),
        distance: text({ max: 60 }).meta({ label: 'Distance' }),
        contact: text({ max: 60 }).meta({ label: 'Contact' }),
      })
      .meta({ label: 'Faits', hint: 'Les renseignements d’une résidence.' }),
    sources: z
      .strictObject({
        direction: text({ max: 40 }).meta({ label: 'Direction' }),
        rental: text({ max: 40 }).meta({ label: 'Locations' }),
        nursing: text({ max: 40 }).meta({ label: 'Soins infirmiers' }),
        care: text({ max: 40 }).meta({ label: 'Préposée ou préposé' }),
        resident: text({ max: 40 }).meta({ label: 'Résidente ou résident' }),
        several: text({ max: 40 }).meta({ label: 'Plusieurs' }),
      })
      .meta({ label: 'Qui a répondu', hint: 'Des fonctions, jamais un nom.' }),
    groups: z
      .array(
        z.strictObject({
          title: text({ max: 60 }).meta({ label: 'Titre' }),
          questions: z
            .array(
              z.strictObject({
                text: text({ max: 110 }).meta({ label: 'Texte' }),
                short: text({ max: 30 }).meta({
                  label: 'En bref',
                  hint: 'Dans le tableau, à côté des réponses.',
                }),
                help: richSentence({ max: 280 }).optional().meta({
                  label: 'Aide',
                  hint: 'Un lien s’écrit [Québec.ca](https://www.quebec.ca/).',
                }),
              }),
            )
            .min(3)
            .meta({ label: 'Questions' }),
        }),
      )
      .length(3)
      .refine(
        (groups) => groups.flatMap(({ questions }) => questions).length === questionCount,
        `${spellNumber(questionCount)} vérifications et questions en tout`,
      )
      .meta({ label: 'Groupes' }),
    visit: z
      .strictObject({
        calendar: text({ max: 30 }).meta({ label: 'Bouton' }),
        title: text({ max: 60 }).meta({ label: 'Titre', hint: 'Sans nom.' }),
        text: text({ max: 120 }).meta({ label: 'Texte' }),
      })
      .meta({ label: 'Visite', hint: 'Le fichier pour un calendrier.' }),
    opinions: z
      .strictObject({
        fine: text({ max: 20 }).meta({ label: 'Ça va' }),
        check: text({ max: 20 }).meta({ label: 'À vérifier' }),
        wrong: text({ max: 20 }).meta({ label: 'Ça ne va pas' }),
      })
      .meta({ label: 'Opinions' }),
    printed: z
      .strictObject({
        title: text({ max: 160 }).meta({ label: 'Titre' }),
        text: text({ max: 160 }).meta({ label: 'Texte' }),
        legend: text({ max: 160 }).meta({ label: 'Question' }),
        question: text({ max: 160 }).meta({ label: 'Question' }),
        residence: template(['n']).meta({ label: 'Résidence' }),
        name: text({ max: 160 }).meta({ label: 'Nom' }),
        facts: text({ max: 160 }).meta({ label: 'Faits' }),
        net: text({ max: 160 }).meta({ label: 'Prix net' }),
      })
      .meta({ label: 'Feuille', hint: 'La feuille à remplir.' }),
    cells: z
      .strictObject({
        residence: template(['n']).meta({ label: 'Résidence' }),
        pick: text({ max: 40 }).meta({ label: 'Choisir une résidence' }),
        all: text({ max: 20 }).meta({ label: 'Toutes les résidences' }),
        reply: template(['n']).meta({ label: 'Réponse notée' }),
        opinion: template(['residence']).meta({ label: 'Marquer' }),
        netCost: text({ max: 60 }).meta({ label: 'Vers le calcul' }),
        removeOpinion: text({ max: 80 }).meta({ label: 'Enlever l’opinion' }),
      })
      .meta({ label: 'Cases' }),
    comparison: z
      .strictObject({
        title: text({ max: 60 }).meta({ label: 'Titre' }),
        caption: text({ max: 100 }).meta({ label: 'Légende' }),
        toCheck: text({ max: 40 }).meta({ label: 'À vérifier' }),
        empty: text({ max: 80 }).meta({ label: 'Vide' }),
        note: text({ max: 140 }).meta({ label: 'Note' }),
      })
      .meta({ label: 'Côte à côte', hint: 'Le tableau des résidences.' }),
    keep: z
      .strictObject({
        title: text({ max: 60 }).meta({ label: 'Titre' }),
        device: z
          .strictObject({
            title: text({ max: 160 }).meta({ label: 'Titre' }),
            tick: text({ max: 160 }).meta({ label: 'Cocher' }),
            note: text({ max: 320 }).meta({ label: 'Note' }),
          })
          .meta({ label: 'Appareil' }),
        paper: z
          .strictObject({
            title: text({ max: 100 }).meta({ label: 'Titre' }),
            note: text({ max: 100 }).meta({ label: 'Note' }),
            filled: text({ max: 100 }).meta({ label: 'Remplie' }),
            blank: text({ max: 100 }).meta({ label: 'Vide' }),
          })
          .meta({ label: 'Papier' }),
        relative: z
          .strictObject({
            title: text({ max: 120 }).meta({ label: 'Titre' }),
            warning: text({ max: 140 }).meta({ label: 'Avertissement' }),
            copy: text({ max: 120 }).meta({ label: 'Copier' }),
            link: text({ max: 60 }).meta({
              label: 'Lien',
              hint: 'Paraît quand l’appareil refuse la copie.',
            }),
            leftOut: template(['question', 'count']).meta({
              label: 'Laissé de côté',
              hint: 'Les notes qu’un lien ne contient pas.',
            }),
          })
          .meta({ label: 'Chez un proche' }),
      })
      .meta({ label: 'Garder' }),
    sharedNotebook: z
      .strictObject({
        title: text({ max: 60 }).meta({ label: 'Titre' }),
        day: template(['day']).meta({ label: 'Jour de la copie' }),
        text: text({ max: 120 }).meta({
          label: 'Texte',
          hint: 'Quand le carnet de la personne est vide.',
        }),
        replaces: text({ max: 120 }).meta({
          label: 'Remplace',
          hint: 'Quand elle y a déjà écrit.',
        }),
        open: text({ max: 40 }).meta({ label: 'Ouvrir' }),
        replace: text({ max: 40 }).meta({ label: 'Remplacer' }),
        cancel: text({ max: 40 }).meta({ label: 'Annuler' }),
      })
      .meta({ label: 'Copie à ouvrir' }),
    messages: z
      .strictObject({
        copied: richSentence({ max: 240 }).meta({ label: 'Copié' }),
        notCopied: richSentence({ max: 240 }).meta({
          label: 'Non copié',
          hint: 'L’appareil refuse la copie : le lien suit.',
        }),
        empty: richSentence({ max: 240 }).meta({ label: 'Vide', hint: 'Rien à envoyer encore.' }),
        unreadable: richSentence({ max: 240 }).meta({ label: 'Illisible' }),
        keptElsewhere: richSentence({ max: 240 }).meta({ label: 'Gardé dans un autre onglet' }),
        notKept: text({ max: 160 }).meta({ label: 'Non gardé' }),
      })
      .meta({ label: 'Messages' }),
    contactBand: contactBand.meta({
      label: 'Offre de l’agence',
      hint: 'Sous le carnet, à l’écran.',
    }),
    loadError: text({ max: 200 }).meta({
      label: 'Ne répond pas',
      hint: 'Le programme du carnet n’arrive pas.',
    }),
  }),
}
