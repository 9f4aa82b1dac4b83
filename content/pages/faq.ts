import { parseContent } from '../parse'
import { faqPageSchema } from '../schemas'

/** The head and foot of the page; the questions are in content/faq.ts. */
export const faqPage = parseContent('content/pages/faq.ts', faqPageSchema, {
  meta: {
    title: 'Résidences pour aînés : prix, bail, délais',
    description:
      'Prix du service, délais, types de résidences, loyer, dépôt, crédit d’impôt et adaptation. Des réponses courtes et chiffrées pour la région de Québec.',
    keywords:
      'questions résidence pour aînés, prix RPA Québec, dépôt de garantie résidence, crédit d’impôt maintien à domicile, CHSLD, délai',
  },
  hero: {
    title: { narrow: ['Questions fréquentes'], wide: ['Questions', 'fréquentes'] },
    lead: 'Les prix et les règles changent. Ces réponses datent de novembre 2026 et disent où vérifier. Chaque question a son propre lien, pour l’envoyer à votre sœur ou à votre frère.',
    picture: { image: 'contact' },
  },
  contactBand: {
    title: { narrow: ['Votre question', 'n’est pas dans la liste'], wide: ['Votre question n’est pas dans la liste'] },
    text: 'Posez-la de vive voix. Si nous ne connaissons pas la réponse, nous vous dirons qui appeler.',
    button: { label: 'Nous écrire', href: '/contact' },
  },
  sources: [
    {
      title: 'Code civil du Québec, articles 1904, 1936, 1938, 1939, 1974 et 1974.1',
      publisher: 'LégisQuébec',
      url: 'https://www.legisquebec.gouv.qc.ca/fr/document/lc/CCQ-1991',
    },
    {
      title: 'Bail en résidence privée pour aînés : mode d’emploi pour les futurs locataires',
      publisher: 'Protecteur du citoyen',
      url: 'https://protecteurducitoyen.qc.ca/fr/conseils/capsules/bail-residence-privee-aines-mode-emploi-futurs-locataires',
    },
    {
      title: 'Hébergement à l’hôpital avant d’avoir une place en CHSLD : mieux comprendre la facture',
      publisher: 'Protecteur du citoyen, 21 septembre 2016',
      url: 'https://protecteurducitoyen.qc.ca/fr/conseils/capsules/frais-hebergement-hopital-pour-mieux-comprendre-la-facture',
    },
    {
      title: 'Avant de déménager dans une RPA, ce qu’il faut savoir (enquête de Protégez-Vous et des Coops de l’information)',
      publisher: 'Nouvelles Hebdo, 24 février 2026',
      url: 'https://www.nouvelleshebdo.com/economie/658904/avant-de-demenager-dans-une-rpa-ce-quil-faut-savoir',
    },
    {
      title: 'Résidence privée pour aînés, services admissibles et non admissibles au crédit d’impôt pour maintien à domicile',
      publisher: 'Revenu Québec',
      url: 'https://www.revenuquebec.ca/fr/citoyens/credits-dimpot/credit-dimpot-pour-maintien-a-domicile/residence-privee-aines-maintien-a-domicile/',
    },
    {
      title: 'Crédit d’impôt remboursable pour maintien à domicile des aînés, taux de 2022 à 2026',
      publisher: 'Ministère des Finances du Québec, fiche 110101',
      url: 'https://www.budget.finances.gouv.qc.ca/budget/outils/depenses-fiscales/fiches/fiche-110101.asp',
    },
    {
      title: 'Allocation-logement',
      publisher: 'Chaire en fiscalité et en finances publiques, Université de Sherbrooke',
      url: 'https://cffp.recherche.usherbrooke.ca/outils-ressources/guide-mesures-fiscales/allocation-logement/',
    },
    {
      title: 'Société d’habitation du Québec et offices d’habitation',
      publisher: 'Institut national de santé publique du Québec',
      url: 'https://www.inspq.qc.ca/qualite-de-l-air-et-salubrite-intervenir-ensemble-dans-l-habitation-au-quebec/acteurs-et-partenaires/secteur-de-l-habitation/societe-d-habitation-du-quebec-et-offices-d-habitation',
    },
    {
      title: 'Décès d’une ou d’un locataire',
      publisher: 'Infologis',
      url: 'https://infologis.ca/69/deces',
    },
    {
      title: 'Puis-je être mis dehors? Comprendre le droit au maintien dans les lieux',
      publisher: 'CAAP Montérégie, 18 juin 2025',
      url: 'https://caapmonteregie.ca/?p=7708',
    },
    {
      title: 'Résidences privées pour aînés : un soutien pour un problème de bail',
      publisher: 'Fédération des centres d’assistance et d’accompagnement aux plaintes',
      url: 'https://fcaap.ca/residences-privees-pour-aines/',
    },
    {
      title: 'Aînés, fin du bail et résidences privées',
      publisher: 'Tribunal administratif du logement',
      url: 'https://www.tal.gouv.qc.ca/fr/etre-locataire/aines',
    },
  ],
})
