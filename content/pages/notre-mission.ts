import { parseContent } from '../parse'
import { missionSchema } from '../schemas'

export const mission = parseContent('content/pages/notre-mission.ts', missionSchema, {
  meta: {
    title: 'Notre mission, et qui nous paie',
    description:
      'Pourquoi {brand} existe, ce que nous promettons et qui nous paie. Le modèle expliqué sans détour, avec les questions que vous pouvez nous poser.',
    keywords: '{brand} mission, service gratuit résidence aînés, qui paie, conseil en hébergement Québec, transparence',
  },
  hero: {
    title: { narrow: ['Pourquoi', 'nous existons,', 'et qui nous paie'] },
    lead: 'Nous cherchons avec les familles, et les résidences nous paient. Cette page dit pourquoi, ce que nous promettons et ce que ce modèle peut fausser.',
    picture: { image: 'mission' },
  },
  why: {
    title: { narrow: ['Une recherche', 'qui tombe mal'] },
    paragraphs: [
      'On cherche rarement une résidence au bon moment. On la cherche après une chute, ou parce que l’hôpital annonce un congé pour vendredi. En quelques jours, il faut apprendre une langue faite de sigles et comparer des loyers qui ne comptent pas les mêmes choses. Il faut aussi en parler à une mère qui n’a rien demandé.',
      'L’information existe : le registre des résidences privées pour aînés (RPA) est public, le bail type aussi. Reste à trouver le temps de tout lire, entre le travail et l’hôpital. Depuis {founded}, nous faisons cette lecture avec les familles de la grande région de Québec, puis nous allons voir sur place avec elles.',
    ],
  },
  commitments: {
    title: 'Quatre engagements',
    items: [
      {
        title: 'La gratuité',
        text: '{whoPays} Vous pouvez arrêter en chemin.',
      },
      {
        title: 'L’approche humaine',
        text: 'Nous commençons par une visite chez vous, et nous parlons d’abord à la personne qui déménage. Elle a le droit de dire non, et celui de changer d’idée.',
      },
      {
        title: 'L’objectivité',
        text: 'Le mot est exigeant pour une entreprise que les résidences paient. Vos critères sont donc écrits avant la recherche, et vous en gardez une copie. Chaque résidence est comparée sur les mêmes points, prix complet compris. Nous vous disons nos réserves sur celles que nous présentons.',
      },
      {
        title: 'L’excellence',
        text: 'Nous retournons voir les lieux, et les chiffres que nous empruntons portent leur date et leur source. Si vous trouvez une erreur, écrivez à {email}. Nous la corrigerons.',
      },
    ],
  },
  caution: {
    title: { narrow: ['Ce que ce modèle', 'peut fausser'] },
    text: 'Une résidence sans entente avec nous ne nous rapporte rien, et nous pourrions avoir la tentation de l’oublier. Voici comment vous protéger, y compris de nous.',
    list: [
      'Demandez-nous quelles résidences de votre secteur n’ont pas d’entente avec nous.',
      'Demandez à la résidence, devant nous, si votre loyer serait le même sans notre intervention.',
      'Consultez le Registre des résidences privées pour aînés par Québec.ca et visitez une résidence que nous n’avons pas proposée.',
      'Prenez une nuit avant de signer, même si on vous dit que le logement partira.',
    ],
  },
  community: {
    title: { narrow: ['Utiles aussi', 'à qui reste chez soi'], wide: ['Utiles aussi', 'à qui reste', 'chez soi'] },
    paragraphs: [
      'Nous avons accompagné plus de {families} familles dans la région. Mais tout le monde n’a pas besoin de déménager. Quand nous ne sommes pas la bonne porte, nous donnons le bon numéro. Le 211 trouve une popote roulante ou un transport bénévole. Info-aidant écoute les personnes proches aidantes, au 1 855 852-7784. Le CLSC évalue l’aide possible à domicile.',
      'Nos articles sont ouverts à tout le monde, sans inscription. Imprimez-les pour votre mère si l’écran la fatigue.',
    ],
  },
  links: {
    title: 'Pour continuer',
    items: [
      { label: 'Voir les cinq étapes du service', href: '/services' },
      { label: 'Comprendre les résidences pour la maladie d’Alzheimer', href: '/alzheimer' },
      { label: 'Faire connaissance avec l’équipe', href: '/notre-equipe' },
      { label: 'Nous écrire', href: '/contact' },
    ],
  },
  contactBand: {
    title: { narrow: ['Parlez d’abord', 'de ce qui gêne'], wide: ['Parlez d’abord de ce qui gêne'] },
    text: 'L’argent, ou le frère qui n’est pas d’accord : on peut en parler dès le premier appel.',
    button: { label: 'Nous écrire', href: '/contact' },
  },
})
