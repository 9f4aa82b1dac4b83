import { z } from 'zod'
import { template, text, title, verbatim } from './fields'
import { link } from './parts'

export const formsFile = {
  file: 'content/forms.yml',
  label: 'Formulaires',
  pagePath: '/contact',
  schema: z.strictObject({
    fields: z
      .strictObject({
        seekingFor: z
          .strictObject({
            label: text({ max: 60 }).meta({ label: 'Libellé' }),
            placeholder: verbatim().meta({ label: 'Texte avant le choix' }),
            vous: verbatim().meta({ label: 'Vous-même' }),
            proche: verbatim().meta({ label: 'Un proche' }),
          })
          .meta({ label: 'Pour qui' }),
        name: z
          .strictObject({
            label: text({ max: 40 }).meta({ label: 'Libellé' }),
          })
          .meta({ label: 'Nom' }),
        phone: z
          .strictObject({
            label: text({ max: 160 }).meta({ label: 'Libellé' }),
            help: text({ max: 160 }).meta({ label: 'Aide' }),
          })
          .meta({ label: 'Téléphone' }),
        email: z
          .strictObject({
            label: text({ max: 160 }).meta({ label: 'Libellé' }),
            help: text({ max: 160 }).meta({ label: 'Aide' }),
          })
          .meta({ label: 'Courriel' }),
        message: z
          .strictObject({
            label: text({ max: 160 }).meta({ label: 'Libellé' }),
            help: text({ max: 160 }).meta({ label: 'Aide' }),
          })
          .meta({ label: 'Message' }),
        timeframe: z
          .strictObject({
            label: text({ max: 60 }).meta({ label: 'Libellé' }),
            week: text({ max: 40 }).meta({ label: 'Cette semaine' }),
            threeMonths: text({ max: 40 }).meta({ label: 'D’ici trois mois' }),
            exploring: text({ max: 40 }).meta({ label: 'Se renseigne' }),
          })
          .meta({ label: 'Pour quand', hint: 'Un choix facultatif, écrit à la fin du message.' }),
        availability: z
          .strictObject({
            label: text({ max: 60 }).meta({ label: 'Libellé' }),
            help: text({ max: 160 }).meta({ label: 'Aide' }),
            morning: text({ max: 40 }).meta({ label: 'Le matin' }),
            afternoon: text({ max: 40 }).meta({ label: 'L’après-midi' }),
            anytime: text({ max: 40 }).meta({ label: 'N’importe quand' }),
            abroad: template(['day', 'hours']).meta({ label: 'À l’étranger' }),
          })
          .meta({
            label: 'Quand joindre',
            hint:
              'Un choix facultatif de la page Contact, écrit à la fin du message. Le matin et ' +
              'l’après-midi y deviennent des jours; {hours} sont les heures là où est la personne.',
          }),
      })
      .meta({ label: 'Champs' }),
    answer: z
      .strictObject({
        usual: text({ max: 140 }).meta({ label: 'Sans heure' }),
        dated: template(['day', 'time']).meta({ label: 'Avec une heure' }),
        chosen: template(['halfDay']).meta({ label: 'Moment choisi' }),
      })
      .meta({
        label: 'Réponse',
        hint: 'Quand nous répondons, calculé des heures et des jours fermés.',
      }),
    afterHours: template(['day', 'time']).meta({
      label: 'Hors des heures',
      hint: 'Dans la fenêtre de rappel et au bas d’un téléphone, avant d’offrir un appel.',
    }),
    starters: z
      .strictObject({
        title: text({ max: 60 }).meta({ label: 'Titre' }),
        list: z
          .array(
            z.strictObject({
              label: text({ max: 30 }).meta({ label: 'Bouton' }),
              text: text({ max: 80 }).meta({ label: 'Premiers mots' }),
            }),
          )
          .max(4)
          .meta({ label: 'Boutons' }),
      })
      .meta({
        label: 'Pour commencer',
        hint: 'Sur la page Contact : un bouton écrit les premiers mots du message.',
      }),
    addedLines: text({ max: 60 }).meta({
      label: 'Avant ce qui s’ajoute',
      hint: 'Les choix et le nom de la page, qui termineront le message.',
    }),
    errorPrefix: text({ max: 20 }).meta({ label: 'Avant une erreur' }),
    problems: z
      .strictObject({
        seekingFor: text({ max: 120 }).meta({ label: 'Pour qui' }),
        name: text({ max: 120 }).meta({ label: 'Nom' }),
        phone: text({ max: 120 }).meta({ label: 'Téléphone' }),
        phoneUnreadable: text({ max: 120 }).meta({ label: 'Téléphone illisible' }),
        email: text({ max: 120 }).meta({ label: 'Courriel' }),
        emailWithoutAt: text({ max: 120 }).meta({ label: 'Courriel sans @' }),
        emailWithTwoAts: text({ max: 120 }).meta({ label: 'Courriel avec deux @' }),
        emailWithoutStart: text({ max: 120 }).meta({ label: 'Courriel sans début' }),
        emailWithoutEnd: text({ max: 120 }).meta({ label: 'Courriel sans fin' }),
        emailUnreadable: text({ max: 120 }).meta({ label: 'Courriel illisible' }),
        message: text({ max: 120 }).meta({ label: 'Message' }),
      })
      .meta({
        label: 'Ce qui ne va pas dans un champ',
        hint: 'Ce qui se lit à côté d’un champ vide, ou qui ne se comprend pas.',
      }),
    countedProblems: z
      .strictObject({
        nameTooLong: template(['n', 'max']).meta({ label: 'Nom trop long' }),
        phoneTooShort: template(['n']).meta({ label: 'Téléphone trop court' }),
        emailTooLong: template(['n', 'max']).meta({ label: 'Courriel trop long' }),
        messageTooLong: template(['n', 'max']).meta({ label: 'Message trop long' }),
      })
      .meta({
        label: 'Trop long ou trop court',
        hint:
          'Quand un champ est trop long ou trop court : {n} est ce qui est écrit, {max} le ' +
          'plus qu’il peut tenir.',
      }),
    errorCount: z
      .strictObject({
        one: z.string().meta({ label: 'Un seul' }),
        many: z.string().meta({ label: 'Plusieurs' }),
      })
      .meta({
        label: 'Nombre d’erreurs',
        hint: 'Combien de réponses restent à corriger; {n} est leur nombre.',
      }),
    required: text({ max: 140 }).meta({ label: 'Obligatoire' }),
    submit: text({ max: 140 }).meta({ label: 'Envoyer' }),
    sending: verbatim().meta({ label: 'Pendant l’envoi' }),
    privacy: z
      .strictObject({
        text: text({ max: 200 }).meta({ label: 'Texte' }),
        link: link.meta({ label: 'Lien' }),
      })
      .meta({ label: 'Confidentialité' }),
    contact: z
      .strictObject({
        success: verbatim().meta({ label: 'Réussite' }),
        failure: verbatim().meta({ label: 'Échec' }),
        next: z
          .strictObject({
            title: text({ max: 300 }).meta({ label: 'Titre' }),
            text: text({ max: 300 }).meta({ label: 'Texte' }),
          })
          .meta({
            label: 'Suivant',
            hint:
              'Sous le remerciement, qui a pris la place du formulaire : ce qui se passe ' +
              'ensuite, et quand.',
          }),
        again: text({ max: 40 }).meta({ label: 'Recommencer' }),
        unconfirmed: text({ max: 240 }).meta({
          label: 'Page quittée',
          hint: 'Au retour, si la page a été quittée avant la réponse.',
        }),
      })
      .meta({ label: 'Nous joindre' }),
    popup: z
      .strictObject({
        title: title({ max: 60 }).meta({ label: 'Titre' }),
        text: text({ max: 160 }).meta({ label: 'Texte' }),
        callNow: text({ max: 160 }).meta({ label: 'Appeler maintenant' }),
        callLater: text({ max: 160 }).meta({ label: 'Appeler hors des heures' }),
        formTitle: text({ max: 160 }).meta({ label: 'Titre du formulaire' }),
        submit: text({ max: 160 }).meta({ label: 'Envoyer' }),
        close: text({ max: 160 }).meta({ label: 'Fermer' }),
        success: verbatim().meta({ label: 'Réussite' }),
        failure: verbatim().meta({ label: 'Échec' }),
        resume: text({ max: 40 }).meta({
          label: 'Reprendre',
          hint:
            'Au bas de la page, une fois la fenêtre fermée sans envoyer ce qui y est écrit : le ' +
            'bouton qui la rouvre.',
        }),
      })
      .meta({ label: 'Fenêtre de rappel' }),
    rescue: z
      .strictObject({
        text: text({ max: 120 }).meta({ label: 'Texte' }),
        call: text({ max: 120 }).meta({ label: 'Appel' }),
        email: text({ max: 120 }).meta({ label: 'Courriel' }),
        subject: text({ max: 120 }).meta({ label: 'Objet' }),
      })
      .meta({ label: 'Secours' }),
    loadError: text({ max: 160 }).meta({
      label: 'Ne répond pas',
      hint: 'Là où le formulaire ne peut pas fonctionner; le numéro suit.',
    }),
    noScript: z
      .strictObject({
        text: text({ max: 300 }).meta({ label: 'Texte' }),
        link: text({ max: 300 }).meta({ label: 'Lien' }),
      })
      .meta({
        label: 'Sans programme',
        hint:
          'Là où rien ne fonctionne que la page elle-même : ce qui tient lieu des champs, et le ' +
          'lien vers un courriel qui en contient les questions.',
      }),
  }),
}

export type Forms = z.output<typeof formsFile.schema>
