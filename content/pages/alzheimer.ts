import { parseContent } from '../parse'
import { alzheimerSchema } from '../schemas'

export const alzheimer = parseContent('content/pages/alzheimer.ts', alzheimerSchema, {
  meta: {
    title: 'Résidences Alzheimer à Québec et à Lévis',
    description:
      'Reconnaître les signes, comprendre ce qu’est une unité prothétique, préparer les visites. Service gratuit pour les familles à Québec, Lévis et Beauport.',
    keywords:
      'résidence Alzheimer Québec, unité prothétique, trouble neurocognitif, résidence Alzheimer Lévis, résidence Alzheimer Beauport',
  },
  hero: {
    title: { narrow: ['Maladie d’Alzheimer :', 'un milieu qui s’adapte', 'à la personne'] },
    lead: 'Vous vous levez peut-être la nuit pour vérifier la porte. Vous vous demandez jusqu’à quand. Nous vous aidons à comprendre les milieux qui existent à Québec, à Lévis et à Beauport, puis à choisir.',
    primary: { label: 'Demander une consultation', href: '/contact' },
    picture: { image: 'jardin' },
  },
  disease: {
    title: { narrow: ['Ce que la maladie', 'change, un geste', 'à la fois'] },
    paragraphs: [
      'Au Québec, plus de 170 000 personnes vivent avec la maladie d’Alzheimer ou un autre trouble neurocognitif (2024). Dans la Capitale-Nationale, la Société Alzheimer de Québec en compte environ 16 000.',
      'La maladie avance lentement, en général. On y distingue souvent quatre stades : léger, modéré, avancé et fin de vie. Ils se chevauchent, et chaque personne les traverse à sa façon.',
    ],
    symptoms: [
      {
        title: 'La mémoire',
        text: 'Elle raconte son voyage de noces en Gaspésie sans une erreur, mais elle a oublié le souper d’hier. Les souvenirs récents partent souvent en premier.',
      },
      {
        title: 'Le langage',
        text: 'Un mot se dérobe et un autre prend sa place. Une conversation à quatre, autour de la table, devient fatigante. À deux, la télévision fermée, on s’entend mieux.',
      },
      {
        title: 'Les gestes et la reconnaissance',
        text: 'Les yeux voient et la main bouge, mais le lien se défait. Boutonner un manteau devient un casse-tête. Un visage connu n’évoque plus de nom.',
      },
      {
        title: 'La désorientation dans l’espace et le temps',
        text: 'Il se trompe de rue en revenant de l’épicerie, dans un quartier qu’il habite depuis quarante ans. En mars, il se croit en décembre.',
      },
      {
        title: 'Planifier et décider',
        text: 'Les médecins parlent de fonctions exécutives. Une recette faite mille fois bloque à la troisième étape, et les comptes d’Hydro s’empilent dans un tiroir.',
      },
      {
        title: 'Le comportement qui change',
        text: 'Une personne douce s’emporte, une personne sociable s’isole. Souvent, une peur ou une douleur ne trouve plus ses mots.',
      },
    ],
  },
  doctor: {
    title: { narrow: ['Avant de conclure,', 'une visite médicale'], wide: ['Avant', 'de conclure,', 'une visite médicale'] },
    paragraphs: [
      'Oublier le nom d’un voisin n’est pas un diagnostic. Une dépression, la thyroïde ou un médicament peuvent donner des signes semblables, et cela se traite parfois. Notez ce que vous voyez, avec des dates, et apportez vos notes au rendez-vous.',
      'Sans médecin de famille, composez le 811, option 3. Ni nous ni un questionnaire du Web ne pouvons poser de diagnostic.',
    ],
  },
  residence: {
    title: 'Ce qu’est une résidence adaptée',
    paragraphs: [
      'Une prothèse compense ce que le corps ne fait plus. Une unité prothétique fait la même chose pour la mémoire. C’est un petit milieu de vie, dont les sorties sont protégées. L’aménagement y aide, comme le montre ce plan. Les soins partent de l’histoire de chaque personne, de ses heures et de ses craintes.',
      'Ces unités existent dans certaines résidences privées pour aînés (RPA), où l’on signe un bail. Il y en a aussi dans des centres d’hébergement et de soins de longue durée (CHSLD). Pour une place publique, la demande passe par le centre local de services communautaires (CLSC). Nous vous aidons à la préparer.',
    ],
    plan: {
      items: [
        { title: 'Un couloir en boucle.', text: 'On marche sans arriver à une porte fermée.' },
        { title: 'La salle de bain se voit du lit.', text: 'La nuit, on la trouve du regard.' },
        { title: 'Un jardin clos.', text: 'On prend l’air sans quitter le milieu.' },
        { title: 'Des sorties protégées.', text: 'On ne se retrouve pas dehors par mégarde.' },
        { title: 'Une petite salle à manger.', text: 'Une dizaine de personnes, peu de bruit.' },
      ],
      caption: 'Plan imaginé pour montrer l’idée. Aucun milieu n’est exactement ainsi. Demandez à voir ces cinq points.',
    },
    features: [
      {
        title: 'Un regroupement qui convient',
        text: 'Les personnes qui vivent ensemble ont des besoins semblables. Demandez comment le personnel répond à une question posée six fois.',
      },
      {
        title: 'Une autonomie qu’on entretient',
        text: 'On laisse la personne faire ce qu’elle sait faire, comme plier les serviettes ou arroser les plantes. C’est plus long, et c’est voulu.',
      },
      {
        title: 'Un personnel formé',
        text: 'Demandez quelle formation, de combien d’heures et à quand remonte la dernière. Demandez aussi qui travaille la nuit.',
      },
      {
        title: 'Des soins ajustés',
        text: 'Si le bain du matin tourne mal, on l’essaie l’après-midi. Le plan de soins se révise quand les besoins changent.',
      },
    ],
    picture: { image: 'alzheimer-cuisine', caption: 'C’est elle qui mêle la pâte.' },
  },
  questions: {
    title: { narrow: ['Les questions', 'à poser', 'pendant la visite'] },
    list: [
      'Que se passe-t-il si mon proche veut sortir à 2 heures du matin?',
      'Combien de membres du personnel sont présents la nuit, pour combien de personnes?',
      'Dans quels cas utilise-t-on une mesure de contrôle (contention, isolement), et qui l’autorise?',
      'Puis-je venir souper sans prévenir?',
      'Jusqu’à quel niveau de soins peut-on rester ici? Qui en décide?',
      'Quels services sont dans l’annexe 6 du bail, et à quel prix?',
    ],
    after: 'La cinquième question est la plus utile, car un autre déménagement serait dur pour une personne désorientée.',
  },
  support: {
    title: 'Notre accompagnement, en cinq étapes',
    items: [
      {
        title: 'Vous écouter',
        paragraphs: [
          'Nous commençons par vous, la personne proche aidante : vos nuits, votre travail, ce que vous n’arrivez plus à faire. Le bon moment pour chercher en dépend aussi.',
        ],
        aside: 'Avant d’appeler, notez deux nuits : l’heure des levers, et ce qui a aidé.',
      },
      {
        title: 'Rencontrer la personne',
        paragraphs: ['Chez elle, à son heure, c’est à elle que nous parlons. Ce qu’elle aime encore faire guide la recherche.'],
        aside: 'Un vieil album sur la table aide souvent à commencer.',
      },
      {
        title: 'Choisir de 3 à 5 milieux',
        paragraphs: [
          'Nous comparons les unités, les prix complets et la distance pour vos visites. Si un milieu public convient mieux, nous le disons et nous préparons la demande avec vous.',
        ],
        aside: 'Essayez le trajet un soir de neige, à l’heure de vos visites.',
      },
      {
        title: 'Visiter et vérifier le bail',
        paragraphs: [
          'La première visite se fait parfois sans la personne, pour lui éviter quatre lieux nouveaux en une semaine.',
          'Avant le bail, on vérifie qui peut signer. C’est la personne elle-même, si elle comprend, ou quelqu’un qui en a le pouvoir, par un mandat de protection homologué par exemple.',
        ],
        aside: 'Le Curateur public renseigne les familles au 1 844 532-8728.',
      },
      {
        title: 'Entrer, puis suivre',
        paragraphs: [
          'Le fauteuil et les photos arrivent avant la personne. Nous prenons des nouvelles pendant les premières semaines. Vous n’avez pas à y être tous les jours pour bien faire.',
        ],
        aside: 'Pendant une visite, on peut plier des serviettes à deux.',
        image: 'alzheimer-mains',
      },
    ],
  },
  contactBand: {
    title: 'Commencez par un appel',
    text: 'Décrivez-nous une journée et une nuit ordinaires. Si vous êtes à bout, Info-aidant écoute les personnes proches aidantes au 1 855 852-7784, de 8 h à 20 h, 7 jours sur 7. La Société Alzheimer de Québec offre aussi de l’information et du répit.',
    button: { label: 'Nous écrire', href: '/contact' },
  },
  sources: [
    {
      title: 'Statistiques sur les troubles neurocognitifs au Québec, 2024',
      publisher: 'Fédération québécoise des Sociétés Alzheimer',
      url: 'https://alzheimer.ca/federationquebecoise/fr/qui-sommes-nous/statistiques-sur-les-troubles-neurocognitifs-au-quebec',
    },
    {
      title: 'Statistiques : 16 165 personnes dans la Capitale-Nationale',
      publisher: 'Société Alzheimer de Québec',
      url: 'https://societealzheimerdequebec.com/statistiques',
    },
    {
      title: 'Les différences entre le vieillissement normal et les troubles neurocognitifs',
      publisher: 'Société Alzheimer du Canada',
      url: 'https://alzheimer.ca/fr/au-sujet-des-troubles-neurocognitifs/suis-je-atteint-dun-trouble-neurocognitif/les-differences',
    },
  ],
})
