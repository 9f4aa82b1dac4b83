import { parseContent } from './parse'
import { formsSchema } from './schemas'
import { advisors } from './team'

/** Whom the callback popup presents: her portrait, and her name in its title. */
export const [presented] = advisors

/** The words of both forms. The messages that the specification quotes are kept to the letter, their spaces included. */
export const forms = parseContent('content/forms.ts', formsSchema, {
  fields: {
    seekingFor: { label: 'Pour qui cherchez-vous?', placeholder: 'Sélectionnez une option', vous: 'Vous-même', proche: 'Un proche' },
    name: { label: 'Votre nom' },
    phone: { label: 'Votre téléphone', help: 'Avec l’indicatif régional, par exemple {phone}.' },
    email: { label: 'Votre courriel', help: 'L’adresse au complet, avec le @.' },
    message: {
      label: 'Votre message',
      help: 'Le quartier souhaité, le moment, ce qui vous inquiète. N’écrivez pas de détails médicaux.',
    },
  },
  errorPrefix: 'À corriger :',
  errorCount: { one: 'Il reste une réponse à corriger.', many: 'Il reste {n} réponses à corriger.' },
  required: 'Tous les champs sont obligatoires.',
  submit: 'Envoyer le message',
  sending: 'Envoi en cours...',
  checking: 'Un instant…',
  privacy: { text: 'Ces renseignements servent à vous répondre.', link: { label: 'Confidentialité', href: '/confidentialite' } },
  contact: {
    success: 'Merci ! Votre message a été envoyé avec succès. Nous vous contacterons bientôt.',
    failure: 'Une erreur est survenue. Veuillez réessayer ou nous contacter directement par téléphone.',
    next: {
      title: 'Votre message est chez nous',
      text: `${presented.name} ou une collègue le lit et vous répond dans les 24 heures, les jours ouvrables. Elle vous pose d’abord quelques questions sur la personne qui cherche. Si ça presse, appelez le {phone}, {hours}.`,
    },
    again: 'Écrire un autre message',
    left: 'La page s’est fermée pendant l’envoi. D’ici, nous ne savons pas si votre message est arrivé. Envoyez-le de nouveau, tel quel : nous ne le recevrons qu’une fois.',
  },
  popup: {
    title: `${presented.name} ou une collègue peut vous rappeler`,
    text: 'Laissez vos coordonnées. Nous rappelons dans les 24 heures, les jours ouvrables, et cela ne vous engage à rien.',
    callNow: 'Appelez maintenant le',
    formTitle: 'Où vous joindre',
    submit: 'Demander un rappel',
    close: 'Fermer',
    later: 'Pas maintenant',
    success: 'Merci ! Nous vous contacterons très bientôt.',
    failure: 'Une erreur est survenue. Veuillez réessayer.',
    noteLabel: 'Votre demande de rappel',
    left: 'La page a changé pendant l’envoi. D’ici, nous ne savons pas si votre demande de rappel est arrivée. Envoyez-la de nouveau, telle quelle : nous ne la recevrons qu’une fois.',
    kept: 'Votre demande de rappel n’est pas partie. Ce que vous avez écrit est encore là.',
    again: 'Revoir la demande',
  },
  rescue: {
    text: 'Ce que vous avez écrit est encore là.',
    call: 'Appeler le {phone}',
    email: 'Envoyer ce message par courriel',
    subject: 'Demande préparée sur le site de {brand}',
  },
  lost: 'Le formulaire ne répond pas. Rien n’a été envoyé.',
  noScript: {
    text: 'Sur cet appareil, le formulaire ne fonctionne pas. Écrivez-nous plutôt un courriel : nos questions y sont déjà, et vous répondez dessous. Vous pouvez aussi appeler le {phone}, {hours}.',
    link: 'Écrire à {email}',
  },
})
