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
      { text: 'Chaque résidence présentée est inscrite au registre public. Toutes nous paieraient si la personne y signait un bail.' },
      { text: 'Les résidences que nous ne présentons pas ne nous donnent rien.' },
      { text: 'Le montant qu’une résidence nous verse est le même partout.' },
      { text: 'Le loyer de la personne ne change pas parce que nous sommes intervenues.' },
      { text: 'Nous disons, si on le demande, quelles résidences du secteur n’ont pas d’entente avec nous.' },
      { text: 'Chaque résidence est comparée sur les mêmes points, prix complet compris, et nous disons nos réserves (Notre mission).' },
      { text: 'Quand rester chez soi ou un milieu public convient mieux, nous le disons (accueil, Alzheimer).' },
      { text: 'Les organismes de la page Liens utiles sont ceux que les conseillères nomment le plus souvent.' },
      {
        text: 'Ni infolettre, ni vente de listes, ni publicité. La trace de connexion est effacée après une heure environ (Confidentialité).',
      },
      { text: 'Nous ne recevons rien des notaires, déménageurs, fiscalistes, courtières et courtiers que nous recommandons.' },
      { text: 'Le soir et la fin de semaine, une boîte vocale répond. Nous rappelons le jour ouvrable suivant.' },
      { text: 'Aucun contrat avec les familles.' },
      { text: 'Une place du réseau public ne nous rapporte rien, et aucun organisme de la page Liens utiles ne nous paie.' },
      { text: 'Les conseillères retournent voir les résidences.' },
      { text: 'Elles se consultent. Une collègue reprend une visite manquée, avec les critères écrits.' },
      { text: 'Une réponse en 24 heures les jours ouvrables, par le formulaire et par la fenêtre de rappel.' },
      { text: 'Qui préfère le courriel n’est pas appelé. Les moments souhaités sont respectés autant que possible.' },
      { text: 'Des nouvelles sont prises dans les premières semaines.' },
      { text: 'Nous aidons à chercher de nouveau si la résidence ne convient pas.' },
      { text: 'La conseillère demandée par son nom vient si son horaire le permet.' },
      { text: 'La conseillère que nomme la fenêtre de rappel, ou une collègue, rappelle bien en 24 heures, les jours ouvrables.' },
      { text: 'Ses notes sont montrées sur demande. Elle appelle la première quand elle a fait une erreur.' },
      { text: 'Un consentement est demandé avant de donner un nom à chaque résidence.' },
      { text: 'Les demandes et leurs courriels sont effacés après 12 mois.' },
      { text: 'Une page est lue à voix haute, au téléphone, à qui le site bloque.' },
    ],
  },
  {
    title: 'Santé : une infirmière, un médecin ou une pharmacienne le confirme',
    items: [
      {
        text: 'Chute et coup à la tête : le 911, la plus prudente des deux consignes que nous donnions (C’est urgent, articles 11 et 17). Dire aussi ce que change un anticoagulant.',
      },
      { text: 'Visage qui tombe, bras faible, parole brouillée : 911 (articles 15 et 17, C’est urgent, Où en êtes-vous, recherche).' },
      { text: 'Zona près de l’oreille ou de l’œil : l’urgence, si aucune clinique ne reçoit le jour même (article 15).' },
      { text: 'Zona : éviter les nouveau-nés, les femmes enceintes et les personnes aux défenses affaiblies (article 15).' },
      { text: 'Pile bouton avalée : l’urgence tout de suite, et le Centre antipoison au 1 800 463-5060 (article 6).' },
      { text: 'C’est urgent et Où en êtes-vous : ce qui va au 911, ce qui va au 811, et « Ne la soulevez pas ».' },
      {
        text: 'Quelqu’un parle de mourir : une ligne sur ce que fait la personne à ses côtés, qu’une personne du métier écrit (C’est urgent).',
      },
      { text: 'Perte soudaine de l’ouïe : {suddenDeafness}, le jour même (articles 7, 9, 15 et 18).' },
      { text: 'Zona : antiviral dans les 72 heures, ce que la pharmacie peut prescrire, vaccin sans frais dès 71 ans (article 15).' },
      { text: 'Tristesse de deux semaines : le moment de consulter (article 3). Décongestionnant et tension artérielle (article 7).' },
      { text: 'Sans médecin de famille : le 811, option 3, sans condition d’inscription (article 3, Alzheimer, Liens utiles).' },
    ],
  },
  {
    title: 'Loi et argent : une personne du métier le confirme, texte officiel ouvert',
    items: [
      {
        text: 'Code civil, articles 1974 et 1974.1 : RPA avec soins ou assistance, de RPA à CHSLD, loyer modique, handicap, violence, pièces à joindre (FAQ).',
      },
      { text: 'Code civil, articles 1936, 1938 et 1939 : droit de rester, bail après un décès, services qui cessent (FAQ).' },
      { text: 'Code civil, article 1904 : aucun dépôt, le premier mois seulement (FAQ, services, articles 1 et 4).' },
      {
        text: 'Section F : immeuble de cinq ans ou moins, loyer maximal depuis le 21 février 2024 (articles 1 et 4).',
      },
      {
        text: 'RPA : quatre catégories, redéfinies en décembre 2022; la 3 donne de l’aide pour prendre les médicaments (S-4.2, r. 0.01, art. 1 et 2; FAQ, article 1, outils).',
      },
      { text: 'RPA : « certifiée » ou « autorisée », et par qui, au jour du lancement (FAQ, services, article 1).' },
      {
        text: 'Avis de hausse : de trois à six mois avant la fin du bail, de 10 à 20 jours pour une chambre (Code civil, article 1942; article 4).',
      },
      { text: 'Crédit : versements anticipés demandés au plus tard le 1er décembre, une seule demande par couple (article 4).' },
      { text: 'Loi 25 : 30 jours pour répondre à une demande écrite, avis en cas d’incident (Confidentialité).' },
      {
        text: 'Crédit pour maintien à domicile en {rulesYear} : {creditRate}, au plus {largestCredit}, ou {largestCreditDependent} si non autonome (FAQ, article 4).',
      },
      {
        text: 'CAAP, sans frais : plaintes, bail en résidence, hausses, jusqu’au Tribunal; fcaap.ca ouvert (FAQ, Liens utiles, articles 4 et 8).',
      },
      { text: 'Commissaire aux plaintes : qui le nomme et comment le joindre, à Québec et sur la Rive-Sud (FAQ, article 8).' },
      {
        text: 'Appareil auditif : le certificat d’une ou d’un médecin ou audiologiste, sans ORL obligatoire (Loi A-33, art. 8; articles 9 et 18).',
      },
      {
        text: 'Droit de choisir sa professionnelle ou son professionnel, en santé et en services sociaux (S-4.2, r. 0.01, art. 37; article 1).',
      },
      { text: 'Outils : chaque chiffre du fichier des règles, comparé à sa source, et le jour inscrit à côté.' },
      { text: 'Outils : chaque numéro composé, ses heures trouvées, et le jour inscrit à côté.' },
      { text: 'L’hôpital garde d’ordinaire la personne jusqu’à une place convenable : les deux sources ouvertes (C’est urgent).' },
      {
        text: 'L’hôpital, une fois les soins actifs finis : la contribution (S-4.2, r. 6), son exonération, et ce que coûte à Québec une place refusée (C’est urgent, FAQ, article 13).',
      },
      { text: 'Crédit, exemple de l’article 4 : 758 $ de dépenses admissibles par mois, donc 303,20 $ de crédit.' },
      {
        text: 'Allocation-logement en 2026 : au plus 2 040 $, liquidités d’au plus 50 000 $. Loyer de l’OMHQ : environ 25 % du revenu (FAQ).',
      },
    ],
  },
  {
    title: 'Adresses à ouvrir et à préciser',
    items: [
      { text: 'L’adresse du Registre des RPA dans Québec.ca, pour que le lien y mène tout droit (Liens utiles).' },
      { text: 'lignemaltraitance.ca est bien le site de la Ligne Aide Maltraitance Adultes Aînés (Liens utiles).' },
      { text: 'L’article 5 dit vrai sur l’entrée des musées : le premier dimanche du mois, réservé aux moins de 20 ans depuis mars 2025.' },
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
