import { z } from 'zod'
import { text } from '../fields'
import { parseContent } from '../parse'
import { metaSchema } from '../schemas'
import { hero, marked, needs, template } from './fields'
import { call, callOrDoor } from './numbers'

/** Une réponse possible : ce qu’elle dit d’« elle », et de « vous » quand on répond pour soi. */
const answer = z.strictObject({
  label: text(120),
  forSelf: text(120).optional(),
  /** La même chose en quelques mots, pour « Comment lire vos réponses » : obligatoire si la réponse décide d’un résultat. */
  short: text(60).optional(),
})

const question = <Answers extends z.ZodRawShape>(answers: Answers) =>
  z.strictObject({
    /** La question, de 15 mots au plus. */
    legend: text(110),
    forSelf: text(110).optional(),
    help: text(180).optional(),
    answers: z.strictObject(answers),
  })

/** Les douze questions. Leur ordre et leurs clés sont ceux de la logique (components/islands/standing/assess-standing.ts). */
const questions = z.strictObject({
  q1: question({ injury: answer, confusion: answer, dying: answer, fear: answer, leaving: answer, none: answer }),
  q2: question({ self: answer, partner: answer, parent: answer, other: answer }),
  q3: question({ home: answer, relative: answer, residence: answer, publicHome: answer, hospital: answer }),
  q4: question({ near: answer, button: answer, nobody: answer, unknown: answer }),
  q5: question({ alone: answer, weekly: answer, daily: answer, always: answer, unknown: answer }),
  q6: question({ alone: answer, beside: answer, lifted: answer, unknown: answer }),
  q7: question({ cooks: answer, reheats: answer, skips: answer, unknown: answer }),
  q8: question({ alone: answer, pillbox: answer, forgets: answer, given: answer, unknown: answer }),
  q9: question({ asBefore: answer, harmless: answer, harmful: answer, lost: answer, unknown: answer }),
  q10: question({ none: answer, one: answer, several: answer, unknown: answer }),
  q11: question({ well: answer, tired: answer, exhausted: answer, nobody: answer }),
  q12: question({ stay: answer, move: answer, hesitates: answer, unspoken: answer }),
})

export type Questions = z.output<typeof questions>

/** Les chemins à regarder. Une résidence n’est jamais proposée sans que rester chez soi le soit d’abord. */
const ways = z
  .array(z.strictObject({ kind: z.enum(['home', 'residence', 'public', 'talk']), title: text(70), text: text(280) }))
  .min(2)
  .refine((list) => list.every(({ kind }) => kind !== 'residence') || list[0]?.kind === 'home', {
    message: 'rester chez soi (home) en premier, partout où une résidence est proposée',
  })

const result = z.strictObject({
  /** La phrase du résultat. */
  title: text(80),
  text: text(280),
  /** Le titre des chemins, s’il en faut un. */
  waysTitle: text(50).optional(),
  ways,
  /** Ce qu’on peut faire cette semaine. */
  week: z.array(text(200)).min(2).max(4),
  calls: z.array(callOrDoor).min(2),
  /** Ce que nous ne savons pas, en plus des réponses manquantes. */
  unknown: text(200),
  /** Ce qui peut passer dans le message à l’agence, décoché : un milieu, jamais une réponse sur la santé. */
  carry: text(120).optional(),
  /** La même conclusion, dans « Comment lire vos réponses ». */
  reading: text(160),
})

const first = z.strictObject({ title: text(60), calls: z.array(call).min(1) })
const modifier = z.strictObject({ title: text(60), text: text(200) })

const schema = z.strictObject({
  meta: metaSchema,
  hero,
  needs,
  /** Avant la première question : ce que c’est, et ce que ce n’est pas. */
  before: text(200),
  urgent: z.strictObject({ text: text(60), link: text(40) }),
  progress: template(['n', 'total'], 40),
  questions,
  errors: z.strictObject({ choose: text(80), chooseOrUnknown: text(80), tick: text(80) }),
  buttons: z.strictObject({
    start: text(30),
    next: text(30),
    back: text(30),
    result: text(30),
    change: text(30),
    changeWhich: template(['n'], 40),
    anyway: text(40),
    backToFirst: text(40),
    review: text(40),
    print: text(40),
  }),
  stored: text(120),
  /** « Appelez d’abord. » */
  first: z.strictObject({
    title: text(40),
    text: text(120),
    flags: z.strictObject({
      injury: first,
      confusion: first,
      dying: first,
      fear: first,
      leaving: first.extend({ links: z.array(z.strictObject({ label: text(50), href: z.string().startsWith('/urgence#') })).length(2) }),
    }),
  }),
  reviewed: z.strictObject({ title: text(40), text: text(80), missing: text(40) }),
  /** Au-dessus du résultat, à la place du compte des questions. */
  resultProgress: text(30),
  results: z.strictObject({
    team: result,
    assessment: result,
    dailyHelp: result,
    unclear: result,
    littleHelp: result,
    noHurry: result,
  }),
  /** Ce qui passe en premier, selon certaines réponses. */
  modifiers: z.strictObject({
    hospital: modifier,
    exhausted: modifier.extend({ number: z.literal('caregivers') }),
    residence: modifier,
    stay: modifier,
    unspoken: modifier.extend({ link: z.strictObject({ label: text(80), href: z.string().startsWith('/') }) }),
  }),
  headings: z.strictObject({ week: text(30), calls: text(30), guided: text(40), unknown: text(40), write: text(60) }),
  /** Précède la liste des questions dont la réponse est « Je ne sais pas ». */
  unanswered: text(80),
  caution: marked(280),
  /** L’agence, après le reste. */
  write: z.strictObject({ text: text(160), carry: template(['text'], 80), link: text(40) }),
  /** La grille d’une semaine, à imprimer quand des réponses manquent. */
  grid: z.strictObject({ title: text(60), text: text(160), days: z.array(text(12)).length(7), rows: z.array(text(60)).length(7) }),
  /** La feuille : les numéros sous la première question, puis la lecture des réponses. */
  paper: z.strictObject({
    ticked: text(60),
    numbers: z.array(call).length(5),
    title: text(60),
    text: text(160),
    tickedRow: z.strictObject({ when: text(80), then: text(120), link: text(60) }),
    unknownRow: template(['count', 'from', 'to'], 80),
    otherwise: text(60),
  }),
  sources: text(200),
})

const dontKnow = { label: 'Je ne sais pas' }

export const standing = parseContent('content/outils/ou-en-etes-vous.ts', schema, {
  meta: {
    title: 'Où en êtes-vous? Douze questions',
    description:
      'Douze questions pour savoir à quelle porte frapper : le CLSC, l’hôpital, une résidence, ou personne pour l’instant. Rien n’est envoyé, et cela s’imprime.',
    keywords: 'aide à domicile, perte d’autonomie, CLSC évaluation, quand déménager en résidence',
  },
  hero: { title: 'Où en êtes-vous?', lead: 'Douze questions, environ cinq minutes. Répondez avec la personne concernée, si possible.' },
  needs: [
    { title: 'Ce qu’il vous faut', text: 'la liste des médicaments, et quelqu’un qui connaît les nuits' },
    { title: 'Une réponse vous échappe?', text: '« Je ne sais pas » est une bonne réponse.' },
    { title: 'Qui nous paie', text: 'les résidences partenaires, lorsqu’une personne y signe un bail' },
  ],
  before: 'Ce questionnaire aide à préparer un appel. Il ne remplace aucune évaluation. Rien n’est envoyé.',
  urgent: { text: 'C’est grave, maintenant?', link: 'Les numéros d’abord' },
  progress: 'Question {n} sur {total}',
  questions: {
    q1: {
      legend: 'Est-ce que cela arrive en ce moment?',
      help: 'Cochez tout ce qui est vrai.',
      answers: {
        injury: { label: 'Blessure, chute sans se relever, douleur à la poitrine, visage qui tombe, bras faible, parole brouillée' },
        confusion: { label: 'Une confusion apparue depuis quelques heures ou quelques jours' },
        dying: { label: 'Quelqu’un parle de mourir' },
        fear: { label: 'Quelqu’un a peur d’une personne, ou de l’argent disparaît' },
        leaving: { label: 'Il faut quitter l’hôpital ou le logement d’ici quelques jours' },
        none: { label: 'Rien de cela' },
      },
    },
    q2: {
      legend: 'Pour qui répondez-vous?',
      answers: {
        self: { label: 'Pour moi' },
        partner: { label: 'Pour ma conjointe ou mon conjoint' },
        parent: { label: 'Pour un parent' },
        other: { label: 'Pour une autre personne' },
      },
    },
    q3: {
      legend: 'Où la personne dort-elle ces jours-ci?',
      forSelf: 'Où dormez-vous ces jours-ci?',
      help: 'RI : ressource intermédiaire. RTF : ressource de type familial. CHSLD : centre d’hébergement et de soins de longue durée.',
      answers: {
        home: { label: 'Chez elle', forSelf: 'Chez vous' },
        relative: { label: 'Chez un proche' },
        residence: { label: 'Dans une résidence privée pour aînés (RPA)' },
        publicHome: { label: 'Dans une RI, une RTF ou un CHSLD', short: 'elle dort dans une RI, une RTF ou un CHSLD' },
        hospital: { label: 'À l’hôpital', short: 'elle dort à l’hôpital' },
      },
    },
    q4: {
      legend: 'Si elle tombait à 3 h du matin, qui le saurait avant le lever?',
      forSelf: 'Si vous tombiez à 3 h du matin, qui le saurait avant le lever?',
      answers: {
        near: { label: 'Quelqu’un tout près' },
        button: { label: 'Quelqu’un, par un bouton d’appel' },
        nobody: { label: 'Personne', short: 'personne ne saurait une chute de nuit' },
        unknown: dontKnow,
      },
    },
    q5: {
      legend: 'Se laver, s’habiller, aller aux toilettes',
      help: 'Pensez aux mauvais jours.',
      answers: {
        alone: { label: 'Elle le fait seule', forSelf: 'Vous le faites sans aide' },
        weekly: { label: 'Un coup de main par semaine', short: 'un coup de main pour se laver' },
        daily: { label: 'De l’aide chaque jour', short: 'de l’aide chaque jour pour se laver' },
        always: { label: 'De l’aide à toute heure, même la nuit', short: 'de l’aide à toute heure' },
        unknown: dontKnow,
      },
    },
    q6: {
      legend: 'Se lever et marcher dans le logement',
      help: 'Pensez aux mauvais jours.',
      answers: {
        alone: {
          label: 'Seule, avec une canne ou une marchette au besoin',
          forSelf: 'Sans aide, avec une canne ou une marchette au besoin',
        },
        beside: { label: 'Avec quelqu’un à côté', short: 'quelqu’un à côté pour marcher' },
        lifted: { label: 'Il faut la soulever', forSelf: 'Il faut vous soulever', short: 'il faut la soulever' },
        unknown: dontKnow,
      },
    },
    q7: {
      legend: 'Manger',
      answers: {
        cooks: { label: 'Elle prépare ses repas', forSelf: 'Vous préparez vos repas' },
        reheats: {
          label: 'Elle réchauffe ou reçoit des repas',
          forSelf: 'Vous réchauffez ou recevez des repas',
          short: 'des repas réchauffés ou reçus',
        },
        skips: { label: 'Elle saute des repas', forSelf: 'Vous sautez des repas', short: 'des repas sautés' },
        unknown: dontKnow,
      },
    },
    q8: {
      legend: 'Prendre ses médicaments',
      forSelf: 'Prendre vos médicaments',
      answers: {
        alone: { label: 'Seule, ou elle n’en prend pas', forSelf: 'Sans aide, ou vous n’en prenez pas' },
        pillbox: { label: 'Avec un pilulier préparé', short: 'un pilulier préparé' },
        forgets: { label: 'Elle oublie ou se trompe', forSelf: 'Vous oubliez ou vous trompez', short: 'des médicaments oubliés' },
        given: { label: 'Quelqu’un les donne', forSelf: 'Quelqu’un vous les donne', short: 'des médicaments donnés par quelqu’un' },
        unknown: dontKnow,
      },
    },
    q9: {
      legend: 'Se rappeler et se retrouver',
      answers: {
        asBefore: { label: 'Comme avant' },
        harmless: { label: 'Des oublis sans suite' },
        harmful: {
          label: 'Des oublis qui ont eu des suites, comme un rond laissé allumé',
          short: 'des oublis qui ont eu des suites',
        },
        lost: {
          label: 'Elle s’est perdue, ou sort la nuit',
          forSelf: 'Il vous est arrivé de vous perdre, ou de sortir la nuit',
          short: 'elle s’est perdue ou sort la nuit',
        },
        unknown: dontKnow,
      },
    },
    q10: {
      legend: 'Depuis six mois, combien de chutes ou de séjours à l’hôpital?',
      help: 'Additionnez les chutes et les séjours.',
      answers: {
        none: { label: 'Aucun' },
        one: { label: 'Un', short: 'une chute ou un séjour à l’hôpital' },
        several: { label: 'Deux ou plus', short: 'deux chutes ou séjours à l’hôpital' },
        unknown: dontKnow,
      },
    },
    q11: {
      legend: 'La personne qui aide le plus, comment va-t-elle?',
      forSelf: 'La personne qui vous aide le plus, comment va-t-elle?',
      answers: {
        well: { label: 'Ça va' },
        tired: { label: 'Elle est fatiguée' },
        exhausted: { label: 'Elle n’en peut plus', short: 'la personne qui aide n’en peut plus' },
        nobody: { label: 'Il n’y a personne', short: 'il n’y a personne pour aider' },
      },
    },
    q12: {
      legend: 'Que souhaite la personne concernée?',
      forSelf: 'Que souhaitez-vous?',
      answers: {
        stay: { label: 'Rester chez elle', forSelf: 'Rester chez vous' },
        move: { label: 'Déménager' },
        hesitates: { label: 'Elle hésite', forSelf: 'Vous hésitez' },
        unspoken: { label: 'On n’en a pas parlé', forSelf: 'Vous n’en avez parlé à personne' },
      },
    },
  },
  errors: {
    choose: 'Choisissez une réponse.',
    chooseOrUnknown: 'Choisissez une réponse, ou « Je ne sais pas ».',
    tick: 'Cochez au moins une case, ou « Rien de cela ».',
  },
  buttons: {
    start: 'Commencer',
    next: 'Continuer',
    back: 'Précédent',
    result: 'Voir le résultat',
    change: 'Modifier',
    changeWhich: 'la question {n}',
    anyway: 'Continuer quand même',
    backToFirst: 'Revenir à la question 1',
    review: 'Revoir mes réponses',
    print: 'Imprimer ce résultat',
  },
  stored: 'Vos réponses restent dans cet onglet et s’effacent à sa fermeture.',
  first: {
    title: 'Appelez d’abord.',
    text: 'Le questionnaire attend. Touchez un numéro.',
    flags: {
      injury: {
        title: 'Une blessure, une chute, un malaise',
        calls: [{ number: 'emergency', text: 'Ne la soulevez pas. Notez l’heure.' }],
      },
      confusion: {
        title: 'Une confusion apparue vite',
        calls: [{ number: 'health', text: 'Info-Santé. 911 si elle ne répond plus.' }],
      },
      dying: {
        title: 'Quelqu’un parle de mourir',
        calls: [
          { number: 'emergency', text: 'Si c’est immédiat.' },
          { number: 'suicide', text: 'Prévention du suicide.' },
        ],
      },
      fear: {
        title: 'Une peur, de l’argent qui disparaît',
        calls: [
          { number: 'emergency', text: 'Si le danger est là.' },
          { number: 'abuse', text: 'Ligne Aide Maltraitance Adultes Aînés. Appelez d’un autre appareil, si vous le pouvez.' },
        ],
      },
      leaving: {
        title: 'Un départ d’ici quelques jours',
        calls: [
          {
            number: 'complaints',
            text: 'Centre d’assistance et d’accompagnement aux plaintes (CAAP), sans frais. Ne signez rien sous pression.',
          },
        ],
        links: [
          { label: 'Congé de l’hôpital : que faire', href: '/urgence#conge' },
          { label: 'Avis de départ : que faire', href: '/urgence#depart' },
        ],
      },
    },
  },
  reviewed: { title: 'Vos douze réponses', text: 'Relisez-les, à deux si possible. Rien n’est envoyé.', missing: 'Pas de réponse' },
  resultProgress: 'Résultat',
  results: {
    team: {
      title: 'Parlez d’abord à l’équipe du milieu.',
      text: 'La RI, la RTF ou le CHSLD connaît la personne et peut revoir le plan de soins.',
      ways: [
        { kind: 'talk', title: 'L’équipe sur place', text: 'Demandez une rencontre et préparez trois exemples, avec le jour et l’heure.' },
        {
          kind: 'public',
          title: 'Une insatisfaction',
          text: 'Le centre d’assistance et d’accompagnement aux plaintes (CAAP) vous aide sans frais, à l’oral ou par écrit.',
        },
      ],
      week: [
        'Demandez quand le plan de soins a été revu, et par qui.',
        'Écrivez ce qui a changé depuis un mois, avec l’heure.',
        'Demandez à la personne ce qui lui manque le plus.',
      ],
      calls: [
        { door: 'L’équipe de soins du milieu', text: 'Demandez la personne responsable de l’unité.' },
        { number: 'complaints', text: 'CAAP, sans frais : faire valoir vos droits' },
        { number: 'social', text: 'Info-Social' },
      ],
      unknown: 'L’état de santé, le plan de soins et ce que l’équipe a déjà essayé. Nous n’attribuons aucune place publique.',
      reading: 'Parlez d’abord à l’équipe du milieu.',
    },
    assessment: {
      title: 'L’évaluation publique d’abord.',
      text: 'D’après vos réponses, une aide importante semble nécessaire. Une place en RI, RTF ou CHSLD ne se choisit pas sur un site. Le centre local de services communautaires (CLSC) ou l’hôpital évalue, puis décide avec vous.',
      waysTitle: 'Ce que l’évaluation peut proposer',
      ways: [
        { kind: 'home', title: 'Rester chez soi', text: 'Avec plus de soutien : le bain, les nuits, du répit pour qui aide.' },
        {
          kind: 'public',
          title: 'Une RI, une RTF ou un CHSLD',
          text: 'Une ressource intermédiaire, une ressource de type familial, ou un centre d’hébergement et de soins de longue durée.',
        },
        {
          kind: 'residence',
          title: 'Une RPA avec soins',
          text: 'Une résidence privée pour aînés, par un bail. Demandez d’abord si elle peut donner ces soins, et jusqu’à quand.',
        },
      ],
      week: [
        'Demandez une évaluation complète au CLSC ou, à l’hôpital, au service social.',
        'Dites ce qui se passe les mauvais jours, sans l’adoucir.',
        'Demandez ce qui peut aider en attendant : soutien à domicile, répit, séjour temporaire.',
      ],
      calls: [
        { door: 'Le CLSC, ou le service social de l’hôpital', text: 'Le 811 donne le numéro du CLSC.' },
        { number: 'health', text: 'Info-Santé' },
        { number: 'social', text: 'Info-Social' },
        { number: 'caregivers', text: 'Info-aidant' },
      ],
      unknown: 'L’état de santé, le logement, les délais d’attente. Nous n’attribuons aucune place publique.',
      reading: 'L’évaluation publique d’abord, par le centre local de services communautaires (CLSC) ou l’hôpital.',
    },
    dailyHelp: {
      title: 'D’après vos réponses, une aide chaque jour semble nécessaire.',
      text: 'Ce n’est pas forcément un déménagement. Deux chemins sont à regarder.',
      ways: [
        {
          kind: 'home',
          title: 'Rester chez soi avec de l’aide',
          text: 'Le centre local de services communautaires (CLSC) évalue et peut offrir le bain, les médicaments, le répit. Une coopérative d’aide à domicile peut faire le ménage et les repas.',
        },
        {
          kind: 'residence',
          title: 'Une RPA de catégorie 3 ou 4',
          text: 'Une résidence privée pour aînés avec de l’aide pour le bain ou les médicaments. La catégorie 4 ajoute des soins infirmiers. Cherchez la catégorie dans le registre.',
        },
      ],
      week: [
        'Appelez le CLSC et demandez une évaluation. Le 811 vous donne le numéro.',
        'Écrivez ce qui est difficile les mauvais jours, avec l’heure.',
        'Demandez à la personne ce qu’elle veut garder : le chat, le balcon, la chorale.',
      ],
      calls: [
        { number: 'health', text: 'Info-Santé, et le numéro de votre CLSC' },
        { number: 'social', text: 'Info-Social' },
        { number: 'agency', text: '{brand}, pour visiter une RPA ou en parler' },
      ],
      unknown: 'L’état de santé, le logement et le budget.',
      carry: 'Milieu envisagé : RPA de catégorie 3 ou 4, ou domicile avec aide.',
      reading: 'Une aide chaque jour semble nécessaire : chez soi, ou dans une RPA de catégorie 3 ou 4.',
    },
    unclear: {
      title: 'Il manque des réponses pour vous orienter.',
      text: 'Observez une semaine, puis reprenez. Une grille à imprimer vous aide à noter.',
      ways: [
        { kind: 'home', title: 'La grille de la semaine', text: 'Sept jours, six gestes, une case pour la nuit. Rien ne change d’ici là.' },
        { kind: 'talk', title: 'En parler', text: 'Le CLSC, le 811 ou nous. Apportez la grille, même à moitié remplie.' },
      ],
      week: [
        'Imprimez la grille et laissez-la sur le frigo.',
        'Demandez à qui passe souvent : la voisine, la pharmacie, la personne qui livre les repas.',
        'Si une case vous inquiète, n’attendez pas la fin de la semaine. Appelez le 811.',
      ],
      calls: [
        { number: 'health', text: 'Info-Santé, et le numéro de votre CLSC' },
        { number: 'social', text: 'Info-Social' },
        { number: 'agency', text: '{brand}, pour en parler' },
      ],
      unknown: 'Ce qui se passe les jours où personne n’est là.',
      reading: 'Il manque des réponses. Observez une semaine, puis appelez.',
    },
    littleHelp: {
      title: 'Un peu d’aide suffirait peut-être.',
      text: 'Rester chez soi avec du soutien, ou une RPA pour personnes autonomes.',
      ways: [
        {
          kind: 'home',
          title: 'Rester chez soi avec du soutien',
          text: 'Popote roulante, ménage, bouton d’appel, pilulier de la pharmacie. Le CLSC et le 211 disent qui offre quoi dans votre quartier.',
        },
        {
          kind: 'residence',
          title: 'Une RPA pour personnes autonomes',
          text: 'Une résidence privée pour aînés de catégorie 1 ou 2 : repas, sécurité, loisirs.',
        },
      ],
      week: [
        'Choisissez une seule aide et essayez-la deux semaines.',
        'Demandez à la pharmacie un pilulier préparé, s’il n’y en a pas.',
        'Parlez du bouton d’appel avant l’hiver.',
      ],
      calls: [
        { number: 'either', text: 'Info-Santé et Info-Social, et le numéro de votre CLSC' },
        { number: 'caregivers', text: 'Info-aidant, pour qui aide un proche' },
        { number: 'agency', text: '{brand}, pour visiter une RPA ou en parler' },
      ],
      unknown: 'L’état de santé, le logement et le budget.',
      carry: 'Milieu envisagé : domicile avec du soutien, ou RPA pour personnes autonomes.',
      reading: 'Un peu d’aide, peut-être : chez soi, ou dans une RPA pour personnes autonomes.',
    },
    noHurry: {
      title: 'Vos réponses ne montrent rien d’urgent.',
      text: 'Si quelque chose change vite : 811. Si une vie est en danger : 911. Parlez-en maintenant, quand c’est facile.',
      ways: [
        { kind: 'home', title: 'Rester chez soi', text: 'Un bouton d’appel, et un tour du logement avant l’hiver.' },
        {
          kind: 'residence',
          title: 'Visiter sans urgence',
          text: 'Une ou deux résidences privées pour aînés (RPA), pour comparer plus tard.',
        },
      ],
      week: [
        'Demandez à la personne ce qui la ferait changer d’idée, dans un sens ou dans l’autre.',
        'Notez où sont les papiers : mandat de protection, bail, liste des médicaments.',
      ],
      calls: [
        { number: 'either', text: 'Info-Santé et Info-Social, si quelque chose change' },
        { number: 'agency', text: '{brand}, pour visiter ou en parler' },
      ],
      unknown: 'L’état de santé, le logement et le budget.',
      reading: 'Vos réponses ne montrent rien d’urgent. Si quelque chose change vite : 811. Si une vie est en danger : 911.',
    },
  },
  modifiers: {
    hospital: {
      title: 'À l’hôpital : le service social',
      text: 'Demandez-le au poste de l’étage. Ne signez rien avant de lui avoir parlé.',
    },
    exhausted: {
      title: 'D’abord, la personne qui aide',
      text: 'Vous avez répondu qu’elle n’en peut plus. Info-aidant l’écoute et l’aide à trouver du répit.',
      number: 'caregivers',
    },
    residence: {
      title: 'Avant de changer de résidence',
      text: 'Demandez à la résidence actuelle si elle peut ajouter le service qui manque, et à quel prix.',
    },
    stay: {
      title: 'Rester est le souhait',
      text: 'Ce chemin vient donc d’abord. Demandez au CLSC ce qui le rend possible, et jusqu’à quand.',
    },
    unspoken: {
      title: 'En parler, avant de chercher',
      text: 'La décision ne se prend pas sans la personne. Commencez par ce qu’elle a peur de perdre.',
      link: { label: 'Comment commencer la conversation', href: '/faq#parent-qui-refuse' },
    },
  },
  headings: {
    week: 'Cette semaine',
    calls: 'Qui appeler',
    guided: 'Ce qui nous a guidés',
    unknown: 'Ce que nous ne savons pas',
    write: 'Écrire à {brand}, si vous le voulez',
  },
  unanswered: 'Vous avez répondu « Je ne sais pas » ici :',
  caution:
    'Ces pistes viennent de vos réponses. Elles ne sont ni un diagnostic ni un avis médical. **La décision appartient à la personne concernée.** Si quelque chose change vite : 811. Si une vie est en danger : 911.',
  write: {
    text: 'Rien n’est joint par défaut. Vos réponses sur la santé ne partent jamais.',
    carry: 'Mettre dans mon message : « {text} »',
    link: 'Ouvrir le formulaire',
  },
  grid: {
    title: 'La grille de la semaine',
    text: 'Notez ce que vous voyez, avec l’heure. Une case vide dit aussi quelque chose.',
    days: ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'],
    rows: ['Se laver, s’habiller', 'Se lever, marcher', 'Manger', 'Médicaments', 'Se rappeler, se retrouver', 'Chute, malaise', 'La nuit'],
  },
  paper: {
    ticked: 'Une case cochée? Appelez d’abord.',
    numbers: [
      { number: 'emergency', text: 'blessure, malaise, danger immédiat' },
      { number: 'health', text: 'confusion' },
      { number: 'suicide', text: 'quelqu’un parle de mourir' },
      { number: 'abuse', text: 'peur, argent' },
      { number: 'complaints', text: 'congé ou départ' },
    ],
    title: 'Comment lire vos réponses',
    text: 'Cochez, puis lisez de haut en bas. Arrêtez-vous à la première ligne vraie. Le chiffre est celui de la question.',
    tickedRow: { when: 'Une case cochée à la question 1', then: 'Appelez tout de suite.', link: 'Les numéros de la page « C’est urgent »' },
    unknownRow: '{count} « Je ne sais pas » ou plus, aux questions {from} à {to}',
    otherwise: 'Rien de tout cela',
  },
  sources: 'Règlement sur les RPA (S-4.2, r. 0.01); Protecteur du citoyen; L’Appui.',
})

export type Standing = typeof standing
