import { parseContent } from './parse'
import { promisesSchema } from './schemas'

/**
 * What the pages claim and promise: each line is true only if the agency keeps it. The owner confirms a line by writing the day beside it,
 * `confirmedOn: '12 novembre 2026'`; npm run launch:check shows what is left.
 */
export const promises = parseContent('content/launch.ts', promisesSchema, [
  {
    title: 'Chiffres que la direction confirme',
    items: [
      { text: 'Une note de {rating} sur 5, selon {reviews} avis que l’on peut montrer.' },
      { text: '{families} familles accompagnées.' },
      { text: '{satisfaction} de satisfaction, avec le sondage qui le dit.' },
      { text: 'Plus de {experience} ans d’expérience dans le domaine, en moyenne.' },
      { text: 'Une agence fondée en {founded}.' },
    ],
  },
  {
    title: 'Promesses que la direction confirme',
    items: [
      { text: 'Les critères sont écrits avant la recherche, et la famille en garde une copie.' },
      { text: 'Une seule conseillère, de la première visite au bail.' },
      { text: 'Chaque résidence présentée est partenaire et inscrite au registre public.' },
      { text: 'Nous disons, pour chaque adresse, si la résidence nous paie.' },
      { text: 'Aucun contrat avec les familles.' },
      { text: 'Une place du réseau public ne nous rapporte rien, et aucun organisme de la page Liens utiles ne nous paie.' },
      { text: 'Les conseillères retournent voir les résidences.' },
      { text: 'Elles se consultent. Une collègue reprend une visite manquée, avec les critères écrits.' },
      { text: 'Une réponse en 24 heures les jours ouvrables, par le formulaire et par la fenêtre de rappel.' },
      { text: 'Des nouvelles sont prises dans les premières semaines.' },
      { text: 'Nous aidons à chercher de nouveau si la résidence ne convient pas.' },
      { text: 'La conseillère demandée par son nom vient si son horaire le permet.' },
      { text: 'Ses notes sont montrées sur demande. Elle appelle la première quand elle a fait une erreur.' },
      { text: 'Un consentement est demandé avant de donner un nom à chaque résidence.' },
      { text: 'Les demandes et leurs courriels sont effacés après 12 mois.' },
      { text: 'Une page est lue à voix haute, au téléphone, à qui le site bloque.' },
    ],
  },
  {
    title: 'Vérifications que la machine ne peut pas faire',
    items: [
      { text: 'Un message d’essai, envoyé du site en ligne, est arrivé à {email}.' },
      { text: 'Chaque source et chaque numéro de téléphone ont été vérifiés à leur adresse officielle.' },
      { text: 'La personne responsable des renseignements personnels est désignée, et la page Confidentialité dit comment la joindre.' },
    ],
  },
])
