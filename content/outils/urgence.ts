import { z } from 'zod'
import { longDate } from '../dates'
import { slug, text, webAddress } from '../fields'
import { parseContent } from '../parse'
import { metaSchema } from '../schemas'
import { hero, marked } from './fields'
import { call, callOrDoor } from './numbers'

const schema = z.strictObject({
  meta: metaSchema,
  hero,
  /** La date de ce texte, sur la feuille imprimée. */
  writtenOn: longDate(),
  /** Le lien qui mène ailleurs, dans la même fenêtre. */
  leave: z.strictObject({
    label: text(40),
    /** Le même lien, dans la barre du bas. */
    short: text(20),
    url: webAddress(),
    /** Ce qu’il fait et ne fait pas. */
    note: text(80),
    /** La même chose, là où quelqu’un a peur. */
    longNote: text(160),
  }),
  /** Les deux premiers numéros, avant tout le reste. */
  firstLabel: text(40),
  first: z.array(call.extend({ title: text(60) })).length(2),
  barLabel: text(40),
  indexTitle: text(40),
  cases: z
    .array(
      z.strictObject({
        id: slug(),
        title: text(70),
        /** Du plus grave au moins grave. */
        calls: z.array(callOrDoor).min(2),
        steps: z.array(marked()).min(3).max(4),
        /** Un droit, avec sa source. */
        why: text(280).optional(),
        /** Qui paie, là où notre numéro paraît. */
        showsWhoPays: z.boolean().default(false),
        showsExit: z.boolean().default(false),
      }),
    )
    .length(5)
    .refine(
      (cases) =>
        cases.every(({ calls, showsWhoPays }) => showsWhoPays || !calls.some((each) => 'number' in each && each.number === 'agency')),
      {
        message: 'showsWhoPays: true partout où notre numéro paraît',
      },
    ),
  later: z.strictObject({
    id: slug(),
    title: text(60),
    text: text(160),
    link: text(60),
    print: text(160),
    broken: text(80),
    write: text(40),
  }),
})

export const urgent = parseContent('content/outils/urgence.ts', schema, {
  meta: {
    title: 'C’est urgent',
    description:
      'Chute, congé de l’hôpital, épuisement, maltraitance, avis de départ. Les numéros d’abord, les étapes ensuite, sur une feuille à coller près du téléphone.',
    keywords:
      'urgence aînés Québec, 811, Info-Santé, Info-aidant, maltraitance, congé de l’hôpital, avis d’éviction RPA, numéros d’urgence',
  },
  hero: { title: 'C’est urgent', lead: 'Les numéros d’abord. Touchez-les pour appeler.' },
  writtenOn: '24 novembre 2026',
  leave: {
    label: 'Quitter cette page',
    short: 'Quitter',
    url: 'https://meteo.gc.ca/',
    note: 'Ouvre la météo. N’efface pas l’historique.',
    longNote: 'Ce lien ouvre la météo. L’historique garde la trace de cette page, et « Précédent » y revient.',
  },
  firstLabel: 'Les deux premiers numéros',
  first: [
    { number: 'emergency', title: 'Une vie est en danger, maintenant', text: 'Ambulance, police, pompiers. Jour et nuit.' },
    { number: 'either', title: 'Option 1, la santé. Option 2, la détresse', text: 'Info-Santé et Info-Social. Jour et nuit.' },
  ],
  barLabel: 'Numéros urgents',
  indexTitle: 'Que se passe-t-il?',
  cases: [
    {
      id: 'chute',
      title: 'Une chute, un malaise',
      calls: [
        {
          number: 'emergency',
          text: 'Douleur à la poitrine, visage qui tombe, bras faible, parole brouillée, blessure, coup à la tête, personne qui ne se relève pas',
        },
        { number: 'health', text: 'Info-Santé : elle s’est relevée, mais vous hésitez' },
      ],
      steps: [
        '{afterAFall} **Ne la soulevez pas.**',
        'Elle est confuse depuis quelques heures ou quelques jours : 811, option 1. Si elle ne répond plus, 911.',
        'Notez l’heure, l’endroit et ce qu’elle faisait.',
        'Le lendemain, signalez la chute au centre local de services communautaires (CLSC). Le 811 vous donne son numéro.',
      ],
    },
    {
      id: 'conge',
      title: 'L’hôpital parle de congé',
      calls: [
        { door: 'Le service social de l’hôpital', text: 'Demandez-le au poste de l’étage, dès aujourd’hui.' },
        {
          number: 'complaints',
          text: 'Centre d’assistance et d’accompagnement aux plaintes (CAAP), sans frais : une place refusée, une plainte, vos droits',
        },
        { number: 'agency', text: '{brand} : chercher une résidence ou un court séjour' },
      ],
      steps: [
        'Dites par écrit ce qui n’est pas sûr à la maison : l’escalier, le bain, les nuits, les médicaments.',
        'Demandez l’évaluation des besoins avant le départ, et un court séjour en attendant.',
        '**Ne signez rien sous pression**, ni bail ni formulaire de départ.',
        '{beforeRefusing}',
      ],
      why: 'Si la personne ne peut pas rentrer en sécurité, l’hôpital la garde d’ordinaire jusqu’à une place convenable (CAAP de Laval et du Bas-Saint-Laurent). {hospitalFees}',
      showsWhoPays: true,
    },
    {
      id: 'epuisement',
      title: 'Vous n’en pouvez plus, ou quelqu’un parle de mourir',
      calls: [
        { number: 'suicide', text: 'Prévention du suicide. Si c’est immédiat : 911' },
        { number: 'social', text: 'Info-Social : une voix, tout de suite' },
        { number: 'caregivers', text: 'Info-aidant : écoute et répit pour qui aide un proche' },
      ],
      steps: [
        'Dites-le à quelqu’un, dans ces mots : « Je ne peux pas cette nuit. »',
        'Appelez, même si vous doutez que ce soit assez grave.',
        'Demandez du répit au CLSC : quelques heures, une nuit, quelques jours.',
      ],
    },
    {
      id: 'peur',
      title: 'Peur de quelqu’un, argent qui disparaît',
      calls: [
        { number: 'emergency', text: 'Si le danger est là' },
        { number: 'abuse', text: 'Ligne Aide Maltraitance Adultes Aînés (LAMAA), confidentielle' },
      ],
      steps: [
        'Appelez d’un autre appareil que le vôtre, si vous le pouvez.',
        '**Ne prévenez pas la personne qui fait peur.**',
        'La nuit, le 811, option 2, répond aussi.',
      ],
      showsExit: true,
    },
    {
      id: 'depart',
      title: 'Avis de départ, résidence qui ferme',
      calls: [
        { number: 'housing', text: 'Tribunal administratif du logement (TAL)' },
        { number: 'complaints', text: 'CAAP, sans frais : le bail en résidence, jusqu’au Tribunal' },
        {
          number: 'either',
          text: 'Le réseau de la santé de votre région : demandez de l’aide pour vous reloger',
        },
      ],
      steps: [
        '**Ne signez rien le jour même.**',
        'Photographiez l’avis au complet, l’enveloppe aussi.',
        'Demandez par écrit le plan de cessation des activités, si la résidence ferme.',
        'Appelez le TAL avant de répondre à l’avis.',
      ],
    },
  ],
  later: {
    id: 'apres',
    title: 'Ça presse un peu moins',
    text: 'Douze questions aident à savoir qui appeler en premier, et rien n’est envoyé.',
    link: 'Répondre à « Où en êtes-vous? »',
    print: 'Cette page s’imprime. Collez la feuille près du téléphone.',
    broken: 'Un numéro ne répond plus?',
    write: 'Écrivez-nous',
  },
})

export type Urgent = typeof urgent
