import { parseContent } from '../parse'
import { servicesSchema } from '../schemas'
import { site } from '../site'

export const services = parseContent('content/pages/services.ts', servicesSchema, {
  meta: {
    title: 'Trouver une résidence en cinq étapes, à Québec',
    description:
      'Rencontre à domicile, choix de 3 à 5 résidences, visites accompagnées, lecture du bail, suivi. De 2 à 4 semaines, quelques jours en cas d’urgence.',
    keywords: 'service-conseil résidence aînés, visite de résidence, bail RPA, annexe 6, séjour de courte durée, Québec, Lévis',
  },
  hero: {
    title: {
      narrow: ['Cinq étapes,', 'de votre table', 'de cuisine à votre', 'nouvelle adresse'],
      wide: ['Cinq étapes, de votre table de cuisine', 'à votre nouvelle adresse'],
    },
    lead: 'Voici ce que nous faisons à chaque étape, et ce qui vous revient.',
    primary: { label: 'Demander une consultation', href: '/contact' },
    picture: { image: 'rencontre' },
  },
  statistics: [
    { figure: '{families}', unit: '+', label: 'familles accompagnées' },
    { figure: site.claims.satisfaction.toLocaleString('fr-CA'), unit: '%', label: 'de satisfaction' },
    { figure: '100', unit: '%', label: 'gratuit pour les familles : les résidences partenaires nous paient' },
  ],
  ruler: {
    title: 'De la première rencontre au bail signé, en semaines',
    usual: { time: 'De 2 à 4 semaines', when: ', d’ordinaire' },
    hurry: { time: 'Quelques jours', when: ', si l’hôpital annonce un congé' },
  },
  steps: {
    title: 'Le parcours',
    items: [
      {
        title: 'Nous vous rencontrons chez vous',
        paragraphs: [
          'Nous parlons de l’aide qu’il vous faut, de votre budget et du quartier où vivent vos proches. Ayez sous la main une idée de vos revenus et, s’il y a lieu, l’évaluation du centre local de services communautaires (CLSC). Notre rencontre ne la remplace pas. Le dossier médical n’est pas nécessaire.',
        ],
        aside: 'La personne qui déménage choisit l’heure.',
        image: 'rencontre',
      },
      {
        title: 'Nous choisissons de 3 à 5 résidences',
        paragraphs: [
          'Pour chacune, vous recevez le prix complet, la distance de chez vos proches et ce qui arrive si vos besoins augmentent. Ce sont des résidences privées pour aînés (RPA) certifiées (autorisées) et inscrites au registre public, avec lesquelles nous avons une entente. Rien ne vous empêche d’en visiter d’autres.',
        ],
        aside: 'Le registre des RPA se consulte par Québec.ca. Cherchez-y le nom et l’adresse.',
        tool: { text: 'Comparez deux baux vous-même :', link: { label: 'un mois en résidence, prix net', href: '/cout-net' } },
      },
      {
        title: 'Nous visitons avec vous',
        paragraphs: [
          'Nous prenons les rendez-vous, si possible à l’heure du dîner, pour voir la salle à manger pleine. Nous demandons qui répond au bouton d’appel à 3 heures du matin. En janvier, nous regardons l’entrée déneigée et le trajet jusqu’à l’autobus. Le jour même, nous notons vos impressions avec vous.',
        ],
        aside: 'Pas plus d’une ou deux visites par jour.',
        image: 'visite',
        tool: { text: 'Seize questions à poser, sur une feuille :', link: { label: 'le carnet de visite', href: '/carnet-de-visite' } },
      },
      {
        title: 'Nous relisons le bail avec vous',
        paragraphs: [
          'L’annexe 6 du bail donne le prix de chaque service. Un service retenu se paie chaque mois, utilisé ou non, alors commencez par le nécessaire. Aucun dépôt de garantie ne peut être exigé, et un seul mois de loyer peut l’être d’avance. Pour une question de droit, le Tribunal administratif du logement répond au 1 800 683-2245.',
        ],
        aside: 'À partir de 70 ans, l’annexe 6 sert aussi à calculer le crédit d’impôt pour maintien à domicile.',
      },
      {
        title: 'Nous prenons des nouvelles après le déménagement',
        paragraphs: [
          'Une adaptation de 2 à 4 semaines est normale pour prendre ses repères. Se sentir chez soi peut être plus long. Nous appelons pour savoir si le sommeil revient et si la première facture étonne. Quand quelque chose cloche, nous vous aidons à en parler à la direction.',
        ],
        aside: 'Le chat est souvent le premier installé.',
        image: 'porte',
      },
    ],
  },
  complements: {
    title: { narrow: ['Pour les situations', 'moins simples'] },
    items: [
      {
        title: 'Le séjour de courte durée',
        text: 'On y passe quelques semaines, après une opération à la hanche ou pendant les vacances de la personne proche aidante. C’est aussi une façon d’essayer avant de décider. Nous cherchons un logement meublé et demandons le prix exact pour cette durée.',
      },
      {
        title: 'La médiation familiale autour du déménagement',
        text: 'Un frère à Montréal, une sœur à Charny, et personne du même avis. Nous animons une rencontre où la personne concernée parle d’abord, et les autres ensuite. Ce service n’a rien de juridique et ne touche pas aux séparations. En cas de conflit grave ou d’abus, nous vous dirigeons vers les ressources compétentes.',
      },
      {
        title: 'Les recommandations',
        text: 'Un déménagement touche à la maison, aux impôts, parfois au testament. Nous pouvons vous recommander des gens de quatre métiers :',
        list: [
          'notaire, pour le testament ou le mandat de protection',
          'déménageurs, surtout s’il y a un piano',
          'fiscaliste, l’année où la maison se vend',
          'courtière ou courtier immobilier, pour la vente elle-même',
        ],
        after: 'Rien ne vous oblige à suivre une recommandation. Nous ne recevons rien des personnes que nous recommandons.',
      },
    ],
  },
  reasons: {
    title: { narrow: ['Ce que vous gagnez', 'à passer par nous'] },
    items: [
      {
        title: 'Une seule personne à rappeler',
        text: 'La conseillère qui vient chez vous visite aussi et relit le bail. Si elle s’absente, une collègue prend sa feuille.',
      },
      {
        title: 'De l’expérience',
        text: 'Nos conseillères ont en moyenne plus de {experience} ans d’expérience. La fondatrice fait ce travail à Québec depuis {founded}.',
      },
      {
        title: 'Une région connue',
        text: 'Nous travaillons dans un rayon d’environ {radius} autour de la ville, de Sainte-Foy à Beauport, à Charlesbourg et à Lévis.',
      },
      {
        title: 'Des limites claires',
        text: 'Nous ne posons pas de diagnostic et nous ne fournissons pas de soins. Pour un centre d’hébergement et de soins de longue durée (CHSLD) public, la demande passe par le CLSC. Nous vous aidons à la préparer.',
      },
    ],
  },
  contactBand: {
    title: { narrow: ['Commencez', 'par une question'], wide: ['Commencez par une question'] },
    text: 'Appelez avec ce que vous savez, même si rien n’est décidé.',
    button: { label: 'Nous écrire', href: '/contact' },
  },
  sources: [
    {
      title: 'Bail en résidence privée pour aînés : mode d’emploi pour les futurs locataires',
      publisher: 'Protecteur du citoyen',
      url: 'https://protecteurducitoyen.qc.ca/fr/conseils/capsules/bail-residence-privee-aines-mode-emploi-futurs-locataires',
    },
    {
      title: 'Code civil du Québec, article 1904',
      publisher: 'LégisQuébec',
      url: 'https://www.legisquebec.gouv.qc.ca/fr/document/lc/CCQ-1991',
    },
    {
      title: 'Résidence privée pour aînés, services admissibles et non admissibles au crédit d’impôt pour maintien à domicile',
      publisher: 'Revenu Québec',
      url: 'https://www.revenuquebec.ca/fr/citoyens/credits-dimpot/credit-dimpot-pour-maintien-a-domicile/residence-privee-aines-maintien-a-domicile/',
    },
  ],
})
