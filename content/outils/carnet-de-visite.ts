import { z } from 'zod'
import { text } from '../fields'
import { parseContent } from '../parse'
import { metaSchema } from '../schemas'
import { hero, marked, needs, template } from './fields'

const schema = z.strictObject({
  meta: metaSchema,
  hero,
  needs,
  /** Les renseignements d’une résidence. */
  facts: z.strictObject({ name: text(40), date: text(40), contact: text(60), rent: text(40), net: text(60), distance: text(60) }),
  groups: z
    .array(
      z.strictObject({
        title: text(60),
        questions: z.array(z.strictObject({ text: text(110), help: text(200).optional() })).min(3),
      }),
    )
    .length(3)
    .refine((groups) => groups.reduce((sum, { questions }) => sum + questions.length, 0) === 16, { message: 'seize questions en tout' }),
  marks: z.strictObject({ fine: text(20), check: text(20), wrong: text(20) }),
  /** La feuille à remplir. */
  sheet: z.strictObject({
    title: text(40),
    text: text(160),
    legend: text(140),
    question: text(20),
    place: template(['n'], 30),
    name: text(20),
    facts: text(60),
    net: text(160),
    /** Une fois la feuille remplie. */
    filled: z.strictObject({
      signs: z.strictObject({ fine: text(1), check: text(1), wrong: text(1) }),
      rent: template(['rent'], 30),
      net: template(['net'], 30),
      /** Après les premiers mots d’une note trop longue pour sa case, puis le titre du verso. */
      more: text(30),
      back: text(60),
    }),
  }),
  cells: z.strictObject({
    place: template(['n'], 30),
    pick: text(40),
    reply: template(['n'], 30),
    mark: template(['n', 'place'], 60),
    unmark: text(80),
  }),
  tallies: z.strictObject({
    title: text(40),
    empty: text(40),
    none: text(60),
    one: text(60),
    many: template(['n'], 60),
    missing: template(['n'], 40),
    note: text(140),
  }),
  keep: z.strictObject({
    title: text(60),
    device: z.strictObject({ title: text(40), tick: text(80), note: text(160) }),
    paper: z.strictObject({ title: text(40), note: text(100), filled: text(40), blank: text(40) }),
    relative: z.strictObject({
      title: text(40),
      warning: text(120),
      copy: text(30),
      link: text(40),
      file: text(30),
      note: text(120),
      open: text(40),
    }),
  }),
  received: z.strictObject({
    title: text(60),
    text: template(['residences', 'answers', 'date'], 160),
    /** Ouvre les réponses, sans rien changer. */
    read: text(40),
    add: text(40),
    replace: text(40),
    nothing: text(40),
    /** Après un ajout ou un remplacement. */
    undo: text(40),
  }),
  messages: z.strictObject({
    copied: marked(160),
    /** L’appareil refuse la copie : le lien est dans un champ. */
    copyByHand: marked(160),
    saved: marked(160),
    /** Rien à envoyer encore. */
    empty: marked(160),
    linkTooLong: marked(200),
    linkUnreadable: marked(200),
    fileUnreadable: marked(200),
    full: marked(240),
    added: marked(160),
    replaced: marked(160),
    restored: marked(160),
    notKept: text(160),
  }),
  /** « Tout effacer », puis une résidence seule : la question, posée une fois, et ce qui suit. */
  erase: z.strictObject({ question: text(200), yes: text(40), no: text(40), done: text(80) }),
  eraseOne: z.strictObject({ ask: text(40), question: text(200), yes: text(40), no: text(40), done: text(80) }),
  /** Le programme du carnet n’arrive pas. */
  lost: text(200),
})

export const notebookPage = parseContent('content/outils/carnet-de-visite.ts', schema, {
  meta: {
    title: 'Carnet de visite, seize questions',
    description:
      'Seize questions à poser dans chaque résidence, trois colonnes et la place pour écrire. À remplir sur l’écran ou sur une feuille, sans note ni gagnante.',
    keywords: 'visite résidence pour aînés, questions à poser RPA, grille de visite, comparer des résidences, liste de vérification',
  },
  hero: {
    title: 'Carnet de visite',
    lead: 'Seize questions, trois résidences au plus, côte à côte. Notez ce qu’on vous répond, puis votre avis. Il n’y a ni note ni gagnante.',
  },
  needs: [
    { title: 'Le temps', text: 'une heure par visite, le carnet à la main' },
    { title: 'Sur papier', text: 'une feuille en largeur' },
    { title: 'Évitez les noms du personnel', text: 'écrivez « la préposée de nuit »' },
  ],
  facts: {
    name: 'Nom',
    date: 'Date de la visite',
    contact: 'Contact (fonction, téléphone)',
    rent: 'Prix du bail',
    net: 'Prix net estimé, {rulesYear}',
    distance: 'Distance de chez vos proches',
  },
  groups: [
    {
      title: 'La nuit et les soins',
      questions: [
        { text: 'Qui répond au bouton d’appel à 3 h, et en combien de minutes?' },
        { text: 'Combien de personnes travaillent la nuit?' },
        {
          text: 'Quelle est la catégorie au registre, de 1 à 4?',
          help: '1 et 2 : personnes autonomes. 3 : de l’aide pour le bain ou les médicaments. 4 : des soins infirmiers en plus.',
        },
        { text: 'Combien d’heures par jour une infirmière ou un infirmier est-il sur place?' },
      ],
    },
    {
      title: 'Le bail et le prix',
      questions: [
        { text: 'Quel est le total du bail, services compris?' },
        { text: 'Chaque service a-t-il son prix à l’annexe 6?' },
        { text: 'Quels services peut-on retirer avant de signer?' },
        { text: 'Combien coûtent un bain et un repas à la carte?' },
        { text: 'De combien les prix ont-ils monté en trois ans?' },
        {
          text: 'La section F du bail est-elle cochée, et que dit-elle?',
          help: 'Si elle est cochée, votre droit de contester une hausse peut être limité. Le Tribunal administratif du logement répond au 1 800 683-2245.',
        },
        { text: 'Le loyer et les repas courent-ils pendant une hospitalisation?' },
      ],
    },
    {
      title: 'La vie, et la suite',
      questions: [
        { text: 'Si les besoins augmentent, quand faut-il partir?' },
        { text: 'La marchette passe-t-elle dans les portes et jusque dans la douche?' },
        { text: 'Peut-on goûter le dîner?' },
        { text: 'Visites, sorties, animal : quelles sont les règles?' },
        { text: 'Qu’en disent deux résidentes ou résidents, sans la direction?' },
      ],
    },
  ],
  marks: { fine: 'Ça va', check: 'À vérifier', wrong: 'Ça ne va pas' },
  sheet: {
    title: 'La feuille à remplir',
    text: 'Imprimez cette page : le carnet tient sur une feuille, en largeur. Écrivez le nom de chaque résidence en haut.',
    legend: 'Dans la case : un crochet si ça va, un point d’interrogation s’il faut vérifier, une croix si ça ne va pas.',
    question: 'Question',
    place: 'Résidence {n}',
    name: 'Nom :',
    facts: 'Date, bail, net, distance :',
    net: 'Net estimé : règles de {rulesYear}, Revenu Québec calcule le vrai montant. Évitez les noms du personnel.',
    filled: {
      signs: { fine: '✓', check: '?', wrong: '✗' },
      rent: 'bail {rent}',
      net: 'net {net}',
      more: 'suite au verso',
      back: 'Les notes longues, au complet',
    },
  },
  cells: {
    place: 'Résidence {n}',
    pick: 'Quelle résidence remplir?',
    reply: 'Question {n}',
    mark: 'Question {n}, {place} : votre avis',
    unmark: 'Pour retirer un avis, choisissez-le une deuxième fois.',
  },
  tallies: {
    title: 'Ce qui reste à vérifier',
    empty: 'Rien d’écrit encore',
    none: '0 réponse à vérifier',
    one: '1 réponse à vérifier',
    many: '{n} réponses à vérifier',
    missing: '{n} sans avis',
    note: 'Pas de total : une seule réponse peut écarter une résidence, ou la faire choisir.',
  },
  keep: {
    title: 'Garder, imprimer ou partager',
    device: {
      title: 'Sur cet appareil',
      tick: 'Garder ce carnet sur cet appareil, jusqu’à ce que je l’efface',
      note: 'Sans cette coche, il s’efface à la fermeture de l’onglet. Toute personne qui utilise l’appareil peut le lire.',
    },
    paper: {
      title: 'Sur papier',
      note: 'Une feuille format lettre, en largeur. Les notes longues vont au verso.',
      filled: 'Imprimer le carnet',
      blank: 'Imprimer une feuille vide',
    },
    relative: {
      title: 'Avec un proche',
      warning: 'Ce lien contient vos notes. Toute personne qui l’a peut les lire.',
      copy: 'Copier un lien',
      link: 'Le lien à copier',
      file: 'Enregistrer un fichier',
      note: 'Le fichier s’appelle carnet-fanal.json. Un proche l’ouvre ici, plus bas.',
      open: 'Ouvrir un carnet reçu',
    },
  },
  received: {
    title: 'Un carnet vous a été envoyé',
    text: 'Résidences : {residences}. Réponses : {answers}. Modifié le {date}. Rien n’est encore enregistré ici.',
    read: 'Lire les réponses',
    add: 'Ajouter à mon carnet',
    replace: 'Remplacer mon carnet',
    nothing: 'Ne rien faire',
    undo: 'Remettre le carnet d’avant',
  },
  messages: {
    copied: '**Lien copié.** Collez-le dans un courriel ou un message texte.',
    copyByHand: '**Cet appareil n’a pas copié le lien.** Il est choisi dans la case : copiez-le à la main.',
    saved: '**Le fichier est prêt.** Il est parmi vos téléchargements, sous le nom carnet-fanal.json.',
    empty: '**Le carnet est encore vide.** Écrivez au moins le nom d’une résidence.',
    linkTooLong: '**Ce lien est trop long.** Vos notes dépassent ce qu’un lien peut porter. Enregistrez plutôt un fichier.',
    linkUnreadable: '**Ce lien ne s’ouvre pas.** Il est peut-être coupé. Demandez un fichier. Votre carnet n’a pas changé.',
    fileUnreadable: '**Ce fichier ne s’ouvre pas.** Choisissez un fichier nommé carnet-fanal.json. Votre carnet n’a pas changé.',
    full: '**Cela ferait plus de trois résidences.** Effacez-en une plus bas, ou remplacez votre carnet. Il n’a pas changé.',
    added: '**C’est ajouté.** Vos réponses sont restées, et celles du carnet reçu les suivent.',
    replaced: '**C’est remplacé.** Votre carnet est celui que vous avez reçu.',
    restored: '**C’est remis.** Votre carnet est comme avant.',
    notKept: 'Cet appareil ne permet pas de garder le carnet. Il fonctionne, mais imprimez-le avant de fermer.',
  },
  erase: {
    question: 'Les trois résidences et leurs notes disparaîtront de cet appareil. Un fichier ou un lien déjà envoyé continue d’exister.',
    yes: 'Oui, tout effacer',
    no: 'Garder mon carnet',
    done: 'C’est effacé. Il ne reste rien du carnet sur cet appareil.',
  },
  eraseOne: {
    ask: 'Effacer cette résidence',
    question: 'Ses notes et vos avis disparaîtront du carnet. Les autres résidences restent.',
    yes: 'Oui, l’effacer',
    no: 'La garder',
    done: 'C’est effacé. Il y a de la place pour une autre.',
  },
  lost: 'Le carnet ne répond pas : il ne garderait rien. La feuille à remplir, plus bas, s’imprime et s’écrit à la main.',
})

export type NotebookPage = typeof notebookPage
