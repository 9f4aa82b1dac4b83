import { parseContent } from '../parse'
import { homeSchema } from '../schemas'

export const home = parseContent('content/pages/accueil.ts', homeSchema, {
  meta: {
    title: 'Trouver une résidence pour aînés à Québec',
    description:
      'Une conseillère vous rencontre chez vous, propose 3 à 5 résidences et les visite avec vous. Gratuit pour les familles, payé par les résidences.',
    keywords:
      'résidence pour aînés Québec, RPA Québec, aide pour trouver une résidence, résidence Lévis, résidence Beauport, résidence Charlesbourg',
  },
  hero: {
    title: { narrow: ['Nous cherchons', 'avec vous', 'une résidence'], wide: ['Nous cherchons avec vous', 'une résidence'] },
    titleEnd: { narrow: ['où l’on a envie', 'de rentrer'], wide: ['où l’on a envie de rentrer'] },
    lead: 'Une conseillère vous rencontre à la maison et écoute ce que vous voulez garder de votre vie. Elle propose ensuite de 3 à 5 résidences pour aînés de la région, et les visite avec vous.',
    primary: { label: 'Demander une consultation gratuite', href: '/contact' },
    callIntro: 'ou appelez-nous',
    proof: 'Plus de {families} familles accompagnées dans la grande région de Québec.',
    picture: { image: 'residence', caption: 'Une première visite, un après-midi d’octobre.' },
  },
  urgent: { text: 'Un congé d’hôpital cette semaine?', link: { label: 'Voici à qui parler, dans l’ordre', href: '/urgence#conge' } },
  summary: {
    title: { narrow: ['Comment nous', 'vous aidons'] },
    cards: [
      {
        title: 'Une évaluation chez vous',
        text: 'À la cuisine, nous parlons d’aide et de budget, mais aussi du chat, du piano et de la messe du dimanche.',
        image: 'rencontre',
      },
      {
        title: 'Des visites accompagnées',
        text: 'Les rendez-vous sont pris, et nous venons avec vous. Pendant que vous goûtez au dîner, nous demandons qui travaille la nuit et ce que le prix ne comprend pas.',
        image: 'visite',
      },
      {
        title: 'Un suivi qui continue',
        text: 'Nous relisons le bail avec vous avant la signature. Après le déménagement, nous prenons des nouvelles, car les premières semaines sont souvent plus dures que prévu.',
        image: 'contact',
      },
    ],
    link: { label: 'Voir les cinq étapes', href: '/services' },
  },
  tools: {
    title: 'Avant de nous appeler',
    lead: 'Trois outils préparent le premier appel. Vous pouvez aussi les garder pour vous : rien ne nous est envoyé.',
    items: [
      { link: { label: 'Répondre à douze questions', href: '/ou-en-etes-vous' }, text: 'À quelle porte frapper d’abord' },
      { link: { label: 'Calculer un mois, prix net', href: '/cout-net' }, text: 'Le bail, puis le crédit d’impôt de {rulesYear}' },
      { link: { label: 'Prendre le carnet de visite', href: '/carnet-de-visite' }, text: 'Seize questions, trois résidences' },
    ],
  },
  approach: {
    title: { narrow: ['Ce qu’une brochure', 'ne dit pas'] },
    paragraphs: [
      'Deux résidences de Sainte-Foy peuvent afficher le même loyer et la même piscine. Dans l’une, on dîne à 11 h 30, à une place fixe. Dans l’autre, on arrive quand on veut et on s’assoit avec qui on veut.',
      'Nous posons donc des questions qui ont l’air petites. À quelle heure vous levez-vous? Qui vient vous voir, et par quel autobus? Tenez-vous à votre médecin de Limoilou? Vos réponses écartent déjà plusieurs résidences.',
      'Si vous pouvez rester à la maison un hiver de plus, avec l’aide du centre local de services communautaires (CLSC), nous vous le disons.',
    ],
    link: { label: 'Lire notre mission et notre modèle', href: '/notre-mission' },
    panes: ['equipe-1', 'equipe-3', 'temoignage-2'],
    lit: 'Nous écrire',
  },
  testimonials: {
    title: { narrow: ['Trois personnes', 'racontent'] },
    ids: ['lucie-beauport', 'martin-charlesbourg', 'huguette-levis'],
    link: { label: 'Lire les neuf témoignages', href: '/temoignages' },
    tally: 'sur 5, selon {reviews} avis',
  },
  contactBand: {
    title: { narrow: ['Appelez-nous,', 'même si ça presse'], wide: ['Appelez-nous, même si ça presse'] },
    text: 'Un premier appel ne vous engage à rien. Le soir et la fin de semaine, laissez un message. Nous rappelons le jour ouvrable suivant. Si vous préférez écrire, nous répondons dans les 24 heures, les jours ouvrables. Notre territoire s’étend à environ {radius} autour de la ville, avec Lévis, Beauport, Charlesbourg et Sainte-Foy.',
    button: { label: 'Nous écrire', href: '/contact' },
  },
})
