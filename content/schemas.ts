import { z } from 'zod'
import { href, image, lead, paragraphs, slug, text, texts, title, verbatim, words } from './fields'
import { richText } from './markdown'
import { typeset } from './typography'
import { atLeast, exactly, group, longDate, webAddress } from './shapes'
import { template } from './tools/fields'

/* Le manuel des auteurs : une ligne par champ. Les textes s’écrivent avec des espaces ordinaires; le code pose les insécables.
   Entre accolades, {phone}, {email}, {brand}, {whoPays}… prennent leur valeur dans content/site.yml. */

const link = group({
  label: text(80, 'Le texte du lien : il dit où il mène, hors contexte.'),
  href: href().describe('Le chemin, comme /contact.'),
})

const item = group({ title: title(90, 'Le titre, de 1 à 9 mots.'), text: text(600, 'Le texte, de 15 à 60 mots.') })

/** Une section : son titre, et tant d’éléments. */
const titled = <Item extends z.ZodType>(of: Item, count: number) => group({ title: title(70), items: exactly(count, of) })

const source = group({
  /** Le titre de la page ou du document. */
  title: verbatim().max(200),
  /** en : ce titre est en anglais. Un lecteur d’écran le dit alors à l’anglaise, et nos espaces insécables n’y entrent pas. */
  lang: z.literal('en').optional(),
  /** Ce que nous ajoutons au titre, en français, entre parenthèses. */
  about: text(200).optional(),
  /** Qui le publie, et quand si on le sait. */
  publisher: text(160),
  /** La revue de langue anglaise où une étude a paru. Un lecteur d’écran la dit à l’anglaise. */
  journal: z.string().trim().min(1).max(120).optional(),
  /** Son volume et son année. */
  issue: text(40).optional(),
  /** L’adresse officielle de la page elle-même, plutôt que l’accueil du site. */
  url: webAddress(),
}).transform(({ title, ...rest }) => ({ ...rest, title: rest.lang === 'en' ? title.trim() : typeset(title.trim()) }))
const sources = z.array(source).default([])

const illustration = group({
  image: image().describe('Une image de content/pictures.yml.'),
  caption: lead(140).optional().describe('Une phrase qui ajoute quelque chose à l’image, s’il y a lieu.'),
})

/** Nobody reads them on the page. */
const keywords = () => text(300)

export const metaSchema = group({
  title: text(50, 'Le titre de l’onglet, sans le nom de l’agence : 50 caractères au plus.'),
  description: z
    .string()
    .min(120)
    .max(160)
    .pipe(text(170))
    .describe('La description pour les moteurs de recherche : de 120 à 160 caractères, deux phrases.'),
  keywords: keywords().describe('Les mots-clés, séparés par des virgules.'),
})

const hero = group({
  title: title(120, 'Le grand titre de la page (un seul par page).'),
  lead: lead(420, 'Le premier paragraphe, de 25 à 45 mots.'),
})

/** Le bandeau jaune : là où quelqu’un répond. Un seul par page, à la fin. */
export const contactBand = group({
  title: title(70, 'Le titre du bandeau.'),
  text: text(420, 'Une ou deux phrases sous le numéro.'),
  button: link.describe('Le bouton qui mène à /contact.'),
})

const steps = group({
  title: title(70, 'Le titre de la section.'),
  items: exactly(
    5,
    group({
      title: title(70, 'Le titre de l’étape, sans son numéro.'),
      paragraphs: paragraphs().describe('Ce que nous faisons, un ou plusieurs paragraphes.'),
      aside: text(160).optional().describe('Un détail pratique, en marge.'),
      image: image().optional().describe('Une image à côté de l’étape; le détail en devient la légende.'),
      tool: group({ text: text(100), link })
        .optional()
        .describe('Un outil à prendre avec soi, à la suite de ce détail.'),
    }),
    'Les cinq étapes, dans l’ordre.',
  ),
})

/** Un délai : combien de temps, puis dans quel cas. */

export const homeSchema = group({
  meta: metaSchema,
  hero: group({
    title: title(70, 'Le début du grand titre.'),
    titleEnd: title(70, 'La fin du grand titre, dans la couleur de l’accent.'),
    lead: lead(420, 'Le premier paragraphe.'),
    primary: link.describe('Le bouton principal.'),
    callIntro: text(60, 'Ce qui précède le numéro, par exemple « ou par téléphone ».'),
    proof: text(140, 'La preuve en une phrase, sous le prix.'),
    picture: illustration,
  }),
  urgent: group({ text: text(80), link }, 'Sous la couverture, pour qui n’a pas le temps de lire.'),
  summary: group(
    { title: title(70), cards: exactly(3, group({ title: title(60), text: text(), image: image() })), link },
    '« Comment nous vous aidons » : trois cartes.',
  ),
  tools: group(
    { title: title(70), lead: lead(160), items: exactly(3, group({ link, text: text(80) })) },
    'Trois outils à essayer avant d’appeler.',
  ),
  approach: group(
    {
      title: title(70),
      paragraphs: paragraphs(2),
      link,
      panes: exactly(3, image(), 'Trois visages de l’équipe ou scènes, dans le carreau à quatre vitres.'),
      lit: text(20, 'La quatrième vitre, éclairée, qui mène à /contact.'),
    },
    'L’approche humaine.',
  ),
  testimonials: group(
    { title: title(70), ids: exactly(3, slug()), link, tally: text(60) },
    'Trois témoignages, choisis par leur identifiant.',
  ),
  contactBand,
})

/** Une règle de mois ou de semaines, et les délais qu’on y mesure. */
const timeLine = group({
  title: text(70, 'Ce que mesure la ligne.'),
  length: z.number().int().min(2).max(12).describe('Le nombre de mois ou de semaines de la ligne.'),
  spans: atLeast(
    1,
    group({
      from: z.number().min(0).max(12).describe('Où le délai commence, en mois ou en semaines.'),
      to: z.number().min(0).max(12).describe('Où il finit.'),
      time: text(40, 'Le délai, en quelques mots.'),
      text: text(160, 'Ce qu’il faut faire, ou ce qui arrive.'),
    }),
  ),
})
  .refine(({ length, spans }) => spans.every(({ from, to }) => from < to && to <= length), 'des délais qui tiennent sur la ligne')
  .describe('Le dessin du délai; chaque délai est aussi écrit en mots.')

export const servicesSchema = group({
  meta: metaSchema,
  hero: hero.extend({ primary: link, picture: illustration }),
  statistics: exactly(
    3,
    group({ figure: text(12), unit: text(4).optional(), label: text(100) }),
    'Trois chiffres, sur une ligne : le nombre, ce qui le suit, ce qu’il compte.',
  ),
  ruler: timeLine.describe('La règle de quatre semaines : le délai d’une urgence, puis le délai ordinaire.'),
  steps,
  complements: group(
    { title: title(70), items: exactly(3, item.extend({ list: z.array(text(120)).optional(), after: text(300).optional() })) },
    'Trois services complémentaires; le dernier nomme les quatre métiers recommandés.',
  ),
  reasons: group({ title: title(70), items: atLeast(3, item) }, 'Les raisons de passer par l’agence.'),
  contactBand,
  sources,
})

export const teamSchema = group({
  meta: metaSchema,
  hero,
  advisorsTitle: title(70, 'Titre de la section des conseillères; les personnes sont dans content/team.yml.'),
  since: text(40, 'Ce qui précède l’année d’arrivée de chacune, par exemple « avec Fanal depuis ».'),
  highlights: titled(item, 3),
  values: titled(item, 4),
  contactBand,
  portrait: illustration.describe('Celle qui répond, dans le bandeau jaune.'),
})

export const advisorSchema = group({
  name: text(40, 'Prénom et initiale.'),
  role: z
    .enum(['Présidente et fondatrice', 'Conseillère en hébergement'])
    .describe('Présidente et fondatrice, ou Conseillère en hébergement.'),
  since: z.number().int().min(2013).describe('Année d’arrivée à l’agence.'),
  background: text(160, 'Son métier d’avant.'),
  description: text(600, 'De 30 à 60 mots, avec un détail que personne d’autre n’a.'),
  image: image().describe('Son portrait.'),
  object: z
    .enum(['lease', 'shower', 'plan', 'benches'])
    .describe(
      'L’objet dont parle sa description, dessiné : un bail sous une règle, un banc de douche, un plan de logement, des bancs de rue.',
    ),
  isSample: z.boolean().describe('Oui tant que la personne est fictive.'),
})

export const missionSchema = group({
  meta: metaSchema,
  hero: hero.extend({ picture: illustration }),
  why: group({ title: title(70), paragraphs: paragraphs(2) }),
  commitments: group({ title: title(70), items: exactly(4, item) }, 'Gratuité, approche humaine, objectivité, excellence.'),
  caution: group(
    { title: title(70), text: text(), list: atLeast(3, text(260)) },
    'Ce que le modèle peut fausser, et comment s’en protéger.',
  ),
  community: group({ title: title(70), paragraphs: paragraphs() }),
  links: group({ title: title(70), items: exactly(4, link) }),
  contactBand,
})

/** Une phrase dont les accolades se remplissent dans le navigateur. */
const counted = () => z.string().min(1).max(60).transform(typeset)

/** Une personne ou un organisme du dessin « Qui paie qui ». */
const payer = group({
  who: text(40, 'Son nom, en deux ou trois mots.'),
  title: title(60, 'La phrase qui dit la même chose que le dessin.'),
  sum: text(20, 'Ce qui est payé, en gros : 0 $, rien, une rémunération.'),
  verb: text(30, 'Le verbe que la petite version du dessin fait entendre, entre le nom et ce qui est payé.'),
  text: text(600, 'Le pourquoi, de 15 à 60 mots.'),
})

export const whoPaysSchema = group({
  title: title(40),
  to: text(20, 'Où vont les pierres.'),
  you: payer,
  residence: payer.extend({ when: text(40) }).describe('La seule des trois qui paie : à quel moment.'),
  public: payer,
})

export const testimonialsPageSchema = group({
  meta: metaSchema,
  hero,
  tally: text(60, 'Ce que dit la note moyenne, par exemple « sur 5, selon 150 avis ».'),
  stamps: text(60, 'Le nom de la feuille de timbres, dont chacun mène à sa lettre.'),
  contactBand,
})

export const testimonialSchema = group({
  id: slug().describe('Identifiant, pour que l’accueil puisse le choisir.'),
  name: text(40, 'Prénom et initiale.'),
  location: z.enum(['Beauport', 'Charlesbourg', 'Lévis', 'Québec', 'Sainte-Foy']).describe('La ville ou l’arrondissement.'),
  image: image().describe('Le portrait.'),
  rating: z.literal(5).describe('La note, sur 5.'),
  text: text(600, 'De 35 à 60 mots : une scène, un défaut ou un sourire.'),
  isSample: z.boolean().describe('Oui tant que la personne est fictive.'),
})

export const faqPageSchema = group({ meta: metaSchema, hero: hero.extend({ picture: illustration }), contactBand, sources })

export const faqCategorySchema = group({
  title: title(60, 'Le nom du thème.'),
  drawing: z.enum(['coins', 'calendar', 'house', 'scales', 'boxes']).describe('Le dessin devant le thème.'),
  questions: atLeast(
    4,
    group({
      id: slug().describe('L’adresse de la question, après /faq/#. Ne la changez plus une fois publiée.'),
      question: title(120, 'La question, comme on la pose au téléphone.'),
      answer: richText().describe('La réponse en Markdown, de 25 à 110 mots; ses premiers mots répondent.'),
      whoPays: z.literal(true).optional().describe('Oui : le petit dessin « Qui paie qui » suit la réponse.'),
    }),
  ),
})

/** Le numéro d’un organisme. */
const phone = () =>
  z
    .string()
    .regex(/^(\d{3}|(1 )?\d{3} \d{3}-\d{4})$/, 'un numéro écrit comme 1 800 683-2245 ou 811')
    .transform(typeset)

export const linksPageSchema = group({
  meta: metaSchema,
  hero: hero.extend({ picture: illustration }).describe('L’image paraît au-dessus des mots, sur un téléphone.'),
  report: text(
    120,
    'Quoi faire d’un numéro ou d’une adresse qui ne mène plus nulle part. Aucune date : une liste ne se dit revue qu’une fois appelée.',
  ),
  shelf: exactly(
    4,
    group({ phone: phone(), name: text(40), text: text(100) }),
    'Les quatre numéros de la tablette, du plus court au plus long : à qui il mène, et quand le composer.',
  ),
  contactBand,
})

export const linkGroupSchema = group({
  id: slug().describe('L’ancre du groupe.'),
  title: title(60, 'Le nom du groupe.'),
  drawing: z.enum(['parliament', 'friends', 'heart', 'scales', 'map', 'house', 'minibus', 'book']).describe('Le dessin devant le nom.'),
  links: atLeast(
    5,
    group({
      name: text(110, 'Le nom de l’organisme ou de la page.'),
      url: z
        .union([webAddress(), z.literal('suivi')])
        .describe('Son adresse officielle; ou « suivi » pour le seul lien qui affiche le numéro de l’agence et compose la ligne de suivi.'),
      description: text(260, 'À quoi il sert.'),
      phone: phone().optional().describe('Son téléphone, s’il en a un.'),
    }),
  ),
})

/** Un moment du bail : son délai dessiné sur une ligne du temps, les gestes, et la lettre à copier. */
const leaseMoment = group({
  id: slug().describe('Son ancre dans la page.'),
  title: title(70),
  lead: text(300, 'Ce qu’il faut savoir d’abord.'),
  line: timeLine,
  steps: atLeast(2, text(260), 'Quoi faire, dans l’ordre.'),
  letter: group({
    title: title(70),
    paragraphs: paragraphs(4).describe('La lettre, un paragraphe à la fois; ce qui reste à remplir est entre crochets.'),
  }),
})

export const leaseSchema = group({
  meta: metaSchema,
  hero,
  moments: exactly(3, leaseMoment, 'Les trois moments : signer, refuser une hausse, partir.'),
  letterHelp: text(200, 'Sous chaque lettre : comment la remplir, et la copier sans bouton.'),
  buttons: group({ copy: text(30), print: text(30), copied: text(100), selected: text(100) }),
  help: group({
    title: title(70),
    items: atLeast(3, group({ name: text(90), phone: phone(), text: text(200) })),
    note: text(160, 'Ce que la page n’est pas.'),
  }),
  contactBand,
  sources,
})

export const contactSchema = group({
  meta: metaSchema,
  hero,
  promise: text(200, 'Ce qui se passe après l’envoi, dont la promesse de réponse.'),
  side: group({
    title: title(60),
    text: text(300, 'Sous le numéro.'),
    urgent: group({ text: text(40), link }, 'Vers les numéros urgents.'),
  }),
})

/** Le plan d’une unité prothétique : ce que montrent ses cinq numéros, dans l’ordre, et ce qu’il faut savoir du dessin. */
const unitPlan = group({ items: exactly(5, group({ title: title(60), text: text(100) })), caption: text(160) })

export const alzheimerSchema = group({
  meta: metaSchema,
  hero: hero.extend({ primary: link, picture: illustration }),
  disease: group({ title: title(80), paragraphs: paragraphs(), symptoms: exactly(6, item) }),
  doctor: group({ title: title(80), paragraphs: paragraphs() }, 'Avant de conclure, une visite médicale.'),
  residence: group({ title: title(80), paragraphs: paragraphs(2), plan: unitPlan, features: exactly(4, item), picture: illustration }),
  questions: group({ title: title(80), list: atLeast(4, text(200)), after: text(300) }),
  support: steps,
  contactBand,
  sources,
})

/** Confidentialité et accessibilité : un titre, puis des sections en Markdown. */
export const legalSchema = group({
  meta: metaSchema,
  hero,
  updatedOn: longDate().describe('La date de la dernière révision.'),
  sections: atLeast(3, group({ id: slug(), title: title(80), body: richText() })),
})

const categories = ['Conseils', 'Guide', 'Bien-être', 'Santé'] as const

const moments = ['choisir', 'payer', 'demenager', 'vivre', 'entendre'] as const

export const blogSchema = group({
  meta: metaSchema,
  hero,
  filter: group({
    label: text(60, 'Le nom du groupe de boutons.'),
    categories: z
      .tuple([
        z.literal('Tous'),
        z.literal('Conseils'),
        z.literal('Guide'),
        z.literal('Alzheimer'),
        z.literal('Bien-être'),
        z.literal('Santé'),
      ])
      .describe('Les six catégories; la première montre tout.'),
    count: group(
      { one: counted(), many: counted() },
      'Ce qu’un lecteur d’écran entend après un choix; {category} est ce choix, {n} est le nombre.',
    ),
    empty: group({ text: text(160), link }, 'La phrase de la catégorie vide, et son lien.'),
  }),
  moments: exactly(
    moments.length,
    group({ id: z.enum(moments), title: text(30) }),
    'Les sous-titres de la liste, dans leur ordre : ce que vit la personne qui lit.',
  ),
  contactBand,
})

export const articleSchema = group({
  title: title(60, 'Le titre, 60 caractères au plus.'),
  excerpt: z.string().min(110).max(160).pipe(text(170)).describe('Le résumé de la liste : de 110 à 160 caractères.'),
  description: z
    .string()
    .min(110)
    .max(160)
    .pipe(text(170))
    .optional()
    .describe('La description pour les moteurs de recherche; sans elle, le résumé sert.'),
  keywords: keywords().optional().describe('Les mots-clés, séparés par des virgules.'),
  canonical: z
    .string()
    .refine((address) => /^(\/|https:\/\/)/.test(address), 'commence par / ou par https://')
    .optional()
    .describe('L’adresse canonique, si elle diffère de la page : un chemin de ce site, ou une adresse complète d’un autre.'),
  author: text(60, 'L’équipe, ou une personne du métier.'),
  authorIsSample: z.boolean().default(false).describe('Oui tant que cette personne est fictive.'),
  date: longDate().describe('La date de parution, écrite comme 12 novembre 2026.'),
  updated: longDate().optional().describe('La date de la dernière révision, s’il y en a une.'),
  reviewed: group({ by: text(60), trade: text(60), reviewedOn: longDate() })
    .optional()
    .describe('Qui a relu l’article, son métier et quand : seulement une fois que c’est fait.'),
  category: z.enum(categories).describe('Une des quatre catégories.'),
  moment: z.enum(moments).describe('Le sous-titre de la liste sous lequel l’article paraît.'),
  image: z
    .union([slug(), webAddress()], { error: 'le nom d’une image de content/images/masters, ou une adresse complète' })
    .describe('Le nom de l’image, comme dans content/images/masters mais sans .webp, ou une adresse https.'),
  imageAlt: text(130)
    .optional()
    .describe('Ce que montre l’image, en une phrase de 125 caractères au plus; rien pour une image que content/pictures.yml décrit déjà.'),
  listed: z.boolean().default(true).describe('Non : l’article a sa page mais n’est pas dans la liste du blogue.'),
  pitch: group(
    { title: title(60), text: text(340) },
    'Le bandeau jaune, à la fin : ce que l’agence fait pour qui a lu cet article, de la rencontre à la maison jusqu’après le déménagement.',
  ),
  sources,
})

/** Ce que la propriétaire ou le propriétaire confirme avant la mise en ligne : npm run launch:check en fait une liste à cocher. */
export const promisesSchema = z.array(
  group({
    title: text(90, 'Le titre du groupe.'),
    items: atLeast(
      1,
      group({
        text: text(200, 'Ce que les pages affirment ou promettent, en une ligne.'),
        confirmedOn: longDate()
          .optional()
          .describe('Le jour où c’est confirmé, écrit comme 12 novembre 2026. Sans lui, la case reste vide.'),
      }),
    ),
  }),
)

/** Les mots du cadre : en-tête, menu, pied de page, partage, impression. */
export const interfaceSchema = group({
  ...texts(60, 'skip', 'menu', 'mainNavigation', 'secondaryNavigation', 'quickContact'),
  callVerb: text(30, '« Appeler le », avant le numéro.'),
  ...texts(60, 'call', 'callHint', 'write', 'writeHint'),
  homeLink: text(60, 'Le nom du logo; le point sépare, à l’oreille, ce que fait l’agence.'),
  textSize: words(30, 'legend', 'normal', 'large', 'largest'),
  eveningLight: text(12, 'L’interrupteur de la lumière du soir, près des trois lettres A.'),
  door: words(80, 'menu', 'foot').describe(
    'La porte vers les numéros urgents : ce que son nom ne dit pas, dans le menu et dans le pied de page.',
  ),
  tools: text(20, 'Le titre des outils, dans le menu.'),
  footer: words(160, 'whoPays', 'services', 'tools', 'about', 'contact'),
  print: text(40),
  updated: text(40, '« Mise à jour le », avant une date, en tête des feuilles imprimées.'),
  share: group({
    ...texts(60, 'title', 'button', 'email', 'copy', 'copied'),
    selected: text(80, 'Là où l’appareil refuse de copier.'),
    ...texts(80, 'address', 'subject'),
  }),
  chat: words(80, 'label', 'on', 'off').describe('L’interrupteur du clavardage, sur la page Confidentialité.'),
  eraser: words(200, 'question', 'yes', 'no', 'done').describe(
    '« Tout effacer », sur la même page : la question avant, et ce qui est dit après.',
  ),
  popupRefusal: words(120, 'button', 'refused', 'failed').describe(
    'Le bouton de la page Accessibilité qui refuse d’avance la fenêtre de rappel.',
  ),
  copyNumber: words(80, 'button', 'copied', 'selected').describe('Près d’un numéro, sur un ordinateur.'),
  ...texts(40, 'newTab', 'stars', 'sources'),
  preview: words(20, 'title', 'branch', 'commit', 'builtAt'),
  ...texts(20, 'hoursLabel', 'emailLabel', 'areaLabel'),
  article: group({
    ...texts(30, 'back', 'by', 'readTime', 'updated', 'reviewed', 'contents', 'enBref', 'aRetenir'),
    kit: group(
      { less: verbatim().max(40), amounts: text(60) },
      '{n} est l’écart entre deux totaux; puis ce qui ouvre le tableau sous un dessin.',
    ),
    consult: text(40, 'Le bouton du bandeau jaune.'),
    ...texts(40, 'related', 'onward'),
  }),
  search: group({
    link: text(20, 'Le lien des menus.'),
    ...texts(120, 'label', 'help'),
    subjects: text(40, 'Le lien vers l’index des sujets, et le titre de cet index, au bas de la page du blogue.'),
    results: group(
      {
        one: counted(),
        many: counted(),
        some: counted(),
        missing: counted().describe('Des mots que le site n’a pas.'),
        nearest: text(40, 'Devant les réponses, quand ce n’est pas tout à fait ce qui était demandé.'),
      },
      '{n} est le nombre de résultats, {shown} ceux qui sont montrés, {words} des mots tapés.',
    ),
    ask: text(60, 'Devant le numéro, sous une réponse qui n’en est pas une.'),
    failed: text(160),
    kinds: words(20, 'article', 'question', 'link', 'page', 'tool'),
  }),
})

export const notFoundSchema = group({
  picture: illustration.describe('L’image, à côté des sorties.'),
  title: title(60),
  lead: lead(300),
  linksTitle: text(60),
  links: atLeast(4, link),
})

/** Les mots des deux formulaires. Les messages entre guillemets de la spécification sont gardés à la lettre. */
export const formsSchema = group({
  fields: group({
    seekingFor: group({ label: text(60), placeholder: verbatim(), vous: verbatim(), proche: verbatim() }),
    name: group({ label: text(40) }),
    phone: words(160, 'label', 'help'),
    email: words(160, 'label', 'help'),
    message: words(160, 'label', 'help'),
  }),
  errorPrefix: text(20),
  problems: words(
    120,
    ...(['seekingFor', 'name', 'phone', 'phoneUnreadable', 'email', 'emailWithoutAt', 'emailWithTwoAts'] as const),
    ...(['emailWithoutStart', 'emailWithoutEnd', 'emailUnreadable', 'message'] as const),
  ).describe('Ce qui se lit à côté d’un champ vide, ou qui ne se comprend pas.'),
  countedProblems: group(
    {
      nameTooLong: template('n', 'most'),
      phoneTooShort: template('n'),
      emailTooLong: template('n', 'most'),
      messageTooLong: template('n', 'most'),
    },
    'Quand un champ est trop long ou trop court : {n} est ce qui est écrit, {most} le plus qu’il peut tenir.',
  ),
  errorCount: group({ one: z.string(), many: z.string() }, 'Combien de réponses restent à corriger; {n} est leur nombre.'),
  ...texts(140, 'required', 'submit'),
  sending: verbatim(),
  checking: verbatim().describe('Sur le bouton, pendant qu’un appareil lent relit les réponses.'),
  privacy: group({ text: text(200), link }),
  contact: group({
    success: verbatim(),
    failure: verbatim(),
    next: words(300, 'title', 'text').describe(
      'Sous le remerciement, qui a pris la place du formulaire : ce qui se passe ensuite, et quand.',
    ),
    again: text(40),
    left: text(240, 'Au retour, si la page a été quittée avant la réponse.'),
  }),
  popup: group({
    title: title(60),
    ...texts(160, 'text', 'callNow', 'formTitle', 'submit', 'close'),
    later: text(30, 'Le bouton qui ferme la fenêtre pour de bon.'),
    success: verbatim(),
    failure: verbatim(),
    noteLabel: text(40, 'Au bas de la page, une fois la fenêtre fermée, ou au retour si la page a été quittée avant la réponse.'),
    left: text(240),
    kept: text(160, 'Fermée sans envoyer, quelque chose y étant écrit.'),
    again: text(30),
  }),
  rescue: words(120, 'text', 'call', 'email', 'subject'),
  lost: text(160, 'Là où le formulaire ne peut pas fonctionner; le numéro suit.'),
  noScript: words(300, 'text', 'link').describe(
    'Là où rien ne fonctionne que la page elle-même : ce qui tient lieu des champs, et le lien vers un courriel qui en contient les questions.',
  ),
})

export type Link = z.output<typeof link>
export type Item = z.output<typeof item>
export type Source = z.output<typeof source>
export type Illustration = z.output<typeof illustration>
export type Meta = z.output<typeof metaSchema>
export type HeroWords = z.output<typeof hero>
export type ContactBandWords = z.output<typeof contactBand>
export type Steps = z.output<typeof steps>
export type Services = z.output<typeof servicesSchema>
export type Home = z.output<typeof homeSchema>

export type Advisor = z.output<typeof advisorSchema>
export type Testimonial = z.output<typeof testimonialSchema>
export type FaqCategory = z.output<typeof faqCategorySchema>
export type LinkGroup = z.output<typeof linkGroupSchema>
export type Interface = z.output<typeof interfaceSchema>
export type Forms = z.output<typeof formsSchema>
export type Blog = z.output<typeof blogSchema>
export type ArticleFacts = z.output<typeof articleSchema>
export type UnitPlanWords = z.output<typeof unitPlan>
export type Lease = z.output<typeof leaseSchema>
export type TimeLineWords = z.output<typeof timeLine>
export type WhoPays = z.output<typeof whoPaysSchema>
export type Legal = z.output<typeof legalSchema>
