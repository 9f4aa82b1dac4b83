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
    title: { narrow: ['Cinq étapes,', 'de votre table', 'de cuisine à votre', 'nouvelle adresse'] },
    lead: 'Une recherche prend d’ordinaire de 2 à 4 semaines. Quand l’hôpital annonce un congé, elle peut tenir en quelques jours. Voici ce que nous faisons à chaque étape, et ce qu’il vous reste à faire.',
    primary: { label: 'Demander une consultation', href: '/contact' },
    picture: { image: 'visite' },
  },
  statistics: [
    { figure: '{families}', unit: '+', label: 'familles accompagnées' },
    { figure: site.claims.satisfaction.toLocaleString('fr-CA'), unit: '%', label: 'de satisfaction' },
    {
      figure: '100',
      unit: '%',
      label: 'gratuit pour les familles : ce sont les résidences partenaires qui nous paient',
    },
  ],
  steps: {
    title: 'Le parcours',
    items: [
      {
        title: 'Nous vous rencontrons chez vous',
        paragraphs: [
          'À la maison, on voit ce qu’un formulaire ne demande pas, comme l’escalier de la cave ou le fauteuil près de la fenêtre. Nous parlons de l’aide qu’il vous faut, de votre budget et du quartier où vivent vos proches.',
          'Préparez une idée de vos revenus mensuels et votre bail, si vous êtes locataire. Si le centre local de services communautaires (CLSC) a déjà évalué vos besoins, gardez le document à portée de main. Nous n’avons pas besoin du dossier médical.',
          'Notre rencontre ne remplace aucune évaluation. Pour une place publique, seule compte celle du CLSC, faite avec l’outil d’évaluation multiclientèle (OEMC).',
        ],
        aside: 'La personne qui déménage choisit l’heure.',
      },
      {
        title: 'Nous choisissons de 3 à 5 résidences',
        paragraphs: [
          'Pour chacune, vous recevez le prix complet, soit le loyer de base et les services qu’il vous faut. Vous voyez aussi la distance de chez vos proches et ce qui arrive si vos besoins augmentent.',
          'Ce sont des résidences privées pour aînés (RPA) certifiées (autorisées) et inscrites au registre public. Nous avons une entente avec chacune, et chacune nous paierait si vous y signiez un bail. Les autres ne nous donnent rien, et rien ne vous empêche de les visiter.',
        ],
        aside: 'Le registre des RPA se consulte par Québec.ca. Cherchez-y le nom et l’adresse.',
        tool: { text: 'Comparez deux baux vous-même :', link: { label: 'un mois en résidence, prix net', href: '/cout-net' } },
      },
      {
        title: 'Nous visitons avec vous',
        paragraphs: [
          'Nous prenons les rendez-vous, si possible à l’heure du dîner, pour voir la salle à manger pleine. Nous demandons qui répond au bouton d’appel à 3 heures du matin. En janvier, nous regardons l’entrée déneigée et le trajet jusqu’à l’arrêt d’autobus.',
          'Le jour même, nous notons vos impressions avec vous.',
        ],
        aside: 'Prévoyez une ou deux visites par jour, au plus.',
        tool: { text: 'Seize questions à poser, sur une feuille :', link: { label: 'le carnet de visite', href: '/carnet-de-visite' } },
      },
      {
        title: 'Nous relisons le bail avec vous',
        paragraphs: [
          'Un bail de RPA compte trois documents : le formulaire du Tribunal administratif du logement, l’annexe 6 et le règlement de la résidence. L’annexe 6 donne le prix de chaque service. Un service retenu se paie chaque mois, utilisé ou non, alors commencez par le nécessaire.',
          'Une résidence privée ne peut exiger aucun dépôt de garantie. Elle peut demander d’avance un mois de loyer au plus. Nous ne donnons pas d’avis juridique : pour une question de droit, le Tribunal répond au 1 800 683-2245.',
        ],
        aside: 'À partir de 70 ans, l’annexe 6 sert aussi à calculer le crédit d’impôt pour maintien à domicile.',
      },
      {
        title: 'Nous prenons des nouvelles après le déménagement',
        paragraphs: [
          'Une adaptation de 2 à 4 semaines est normale pour prendre ses repères. Se sentir chez soi peut être plus long. Nous appelons pour savoir si le sommeil revient et si la première facture étonne. Quand quelque chose cloche, nous vous aidons à en parler à la direction.',
        ],
      },
    ],
    arrival: { image: 'article-choisir', caption: 'Gardez les notes de visite. Elles resservent si les besoins changent.' },
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
        text: 'Nous travaillons dans un rayon d’environ 50 km autour de la ville, de Sainte-Foy à Beauport, à Charlesbourg et à Lévis.',
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
