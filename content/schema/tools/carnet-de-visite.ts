import { z } from 'zod'
import { inlineMarkdown, template, text } from '../fields'
import { contactBand, pageMeta } from '../parts'
import { needs, toolHero } from './tool-page'

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
        date: text({ max: 60 }).meta({ label: 'Date' }),
        contact: text({ max: 60 }).meta({ label: 'Contact' }),
        rent: text({ max: 60 }).meta({ label: 'Loyer' }),
        net: text({ max: 60 }).meta({ label: 'Prix net' }),
        distance: text({ max: 60 }).meta({ label: 'Distance' }),
      })
      .meta({ label: 'Faits', hint: 'Les renseignements d’une résidence.' }),
    groups: z
      .array(
        z.strictObject({
          title: text({ max: 60 }).meta({ label: 'Titre' }),
          questions: z
            .array(
              z.strictObject({
                text: text({ max: 110 }).meta({ label: 'Texte' }),
                help: inlineMarkdown({ max: 280 }).optional().meta({
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
        (groups) => groups.flatMap(({ questions }) => questions).length === 16,
        'seize vérifications et questions en tout',
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
        filled: z
          .strictObject({
            opinionSigns: z
              .strictObject({
                fine: text({ max: 1 }).meta({ label: 'Ça va' }),
                check: text({ max: 1 }).meta({ label: 'À vérifier' }),
                wrong: text({ max: 1 }).meta({ label: 'Ça ne va pas' }),
              })
              .meta({ label: 'Signes' }),
            rent: template(['rent']).meta({ label: 'Loyer' }),
            net: template(['net']).meta({ label: 'Prix net' }),
          })
          .meta({ label: 'Remplie', hint: 'Une fois la feuille remplie.' }),
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
    replyCounts: z
      .strictObject({
        title: text({ max: 60 }).meta({ label: 'Titre' }),
        empty: text({ max: 60 }).meta({ label: 'Vide' }),
        none: text({ max: 60 }).meta({ label: 'Aucun' }),
        one: text({ max: 60 }).meta({ label: 'Un seul' }),
        many: template(['n']).meta({ label: 'Plusieurs' }),
        note: text({ max: 140 }).meta({ label: 'Note' }),
      })
      .meta({ label: 'Comptes' }),
    keep: z
      .strictObject({
        title: text({ max: 60 }).meta({ label: 'Titre' }),
        device: z
          .strictObject({
            title: text({ max: 160 }).meta({ label: 'Titre' }),
            tick: text({ max: 160 }).meta({ label: 'Cocher' }),
            copied: template(['day']).meta({ label: 'Copie faite' }),
            notCopied: text({ max: 60 }).meta({ label: 'Aucune copie' }),
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
            warning: text({ max: 120 }).meta({ label: 'Avertissement' }),
            copy: text({ max: 120 }).meta({ label: 'Copier' }),
            file: text({ max: 120 }).meta({ label: 'Fichier' }),
            note: text({ max: 120 }).meta({ label: 'Note' }),
            open: text({ max: 120 }).meta({ label: 'Ouvrir' }),
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
        read: text({ max: 40 }).meta({
          label: 'Lire',
          hint: 'Ouvre les réponses, sans rien changer.',
        }),
        open: text({ max: 40 }).meta({ label: 'Ouvrir' }),
        replace: text({ max: 40 }).meta({ label: 'Remplacer' }),
        cancel: text({ max: 40 }).meta({ label: 'Annuler' }),
      })
      .meta({ label: 'Copie à ouvrir' }),
    messages: z
      .strictObject({
        saved: inlineMarkdown({ max: 240 }).meta({ label: 'Fichier enregistré' }),
        copied: inlineMarkdown({ max: 240 }).meta({ label: 'Copié' }),
        notCopied: inlineMarkdown({ max: 240 }).meta({
          label: 'Non copié',
          hint: 'Les notes sont trop longues pour un lien, ou l’appareil refuse la copie.',
        }),
        empty: inlineMarkdown({ max: 240 }).meta({ label: 'Vide', hint: 'Rien à envoyer encore.' }),
        unreadable: inlineMarkdown({ max: 240 }).meta({
          label: 'Illisible',
          hint: 'D’un lien comme d’un fichier.',
        }),
        keptElsewhere: inlineMarkdown({ max: 240 }).meta({ label: 'Gardé dans un autre onglet' }),
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
