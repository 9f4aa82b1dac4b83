import { z } from 'zod'
import { longDate } from './dates'
import { href, image, lead, paragraphs, slug, text, title, verbatim, webAddress } from './fields'
import { richText } from './markdown'
import { typeset } from './typography'

/* Le manuel des auteurs : une ligne par champ. Les textes s’écrivent avec des espaces ordinaires; le code pose les insécables.
   Entre accolades, {phone}, {email}, {brand}, {whoPays}… prennent leur valeur dans content/site.ts. */

const link = z.strictObject({
  /** Le texte du lien : il dit où il mène, hors contexte. */
  label: text(80),
  /** Le chemin, comme /contact. */
  href: href(),
})

const item = z.strictObject({
  /** Le titre, de 1 à 9 mots. */
  title: text(90),
  /** Le texte, de 15 à 60 mots. */
  text: text(),
})

const source = z
  .strictObject({
    /** Le titre de la page ou du document. */
    title: verbatim().max(200),
    /** en : ce titre est en anglais. Un lecteur d’écran le dit alors à l’anglaise, et nos espaces insécables n’y entrent pas. */
    lang: z.literal('en').optional(),
    /** Ce que nous ajoutons au titre, en français, entre parenthèses. */
    about: text(200).optional(),
    /** Qui le publie, et quand si on le sait. */
    publisher: text(120),
    /** La revue de langue anglaise où une étude a paru. Un lecteur d’écran la dit à l’anglaise. */
    journal: z.string().trim().min(1).max(120).optional(),
    /** Son volume et son année. */
    issue: text(40).optional(),
    /** L’adresse officielle de la page elle-même, plutôt que l’accueil du site. */
    url: webAddress(),
  })
  .transform(({ title, ...rest }) => ({ ...rest, title: rest.lang === 'en' ? title.trim() : typeset(title.trim()) }))
const sources = z.array(source).default([])

const illustration = z.strictObject({
  /** Une image de content/images.ts. */
  image: image(),
  /** Une phrase qui ajoute quelque chose à l’image, s’il y a lieu. */
  caption: lead(140).optional(),
})

/** Nobody reads them on the page. */
const keywords = () => text(300)

export const metaSchema = z.strictObject({
  /** Le titre de l’onglet, sans le nom de l’agence : 50 caractères au plus. */
  title: text(50),
  /** La description pour les moteurs de recherche : de 120 à 160 caractères, deux phrases. */
  description: z.string().min(120).max(160).pipe(text(170)),
  /** Les mots-clés, séparés par des virgules. */
  keywords: keywords(),
})

const hero = z.strictObject({
  /** Le grand titre de la page (un seul par page). */
  title: title(120),
  /** Le premier paragraphe, de 25 à 45 mots. */
  lead: lead(),
})

/** Le bandeau jaune : là où quelqu’un répond. Un seul par page, à la fin. */
export const contactBand = z.strictObject({
  /** Le titre du bandeau. */
  title: title(70),
  /** Une ou deux phrases sous le numéro. */
  text: text(420),
  /** Le bouton qui mène à /contact. */
  button: link,
})

const steps = z.strictObject({
  /** Le titre de la section. */
  title: title(70),
  /** Les cinq étapes, dans l’ordre. */
  items: z
    .array(
      z.strictObject({
        /** Le titre de l’étape, sans son numéro. */
        title: text(70),
        /** Ce que nous faisons, un ou plusieurs paragraphes. */
        paragraphs: paragraphs(),
        /** Un détail pratique, en marge. */
        aside: text(160).optional(),
        /** Une image à côté de l’étape; le détail en devient la légende. */
        image: image().optional(),
        /** Un outil à prendre avec soi, à la suite de ce détail. */
        tool: z.strictObject({ text: text(100), link }).optional(),
      }),
    )
    .length(5),
})

/** Un délai : combien de temps, puis dans quel cas. */
const span = z.strictObject({ time: text(30), when: text(60) })

export const homeSchema = z.strictObject({
  meta: metaSchema,
  hero: z.strictObject({
    /** Le début du grand titre. */
    title: title(70),
    /** La fin du grand titre, dans la couleur de l’accent. */
    titleEnd: title(70),
    /** Le premier paragraphe. */
    lead: lead(),
    /** Le bouton principal. */
    primary: link,
    /** Ce qui précède le numéro, par exemple « ou appelez-nous ». */
    callIntro: text(60),
    /** La preuve en une phrase, sous le prix. */
    proof: text(140),
    picture: illustration,
  }),
  /** Sous la couverture, pour qui n’a pas le temps de lire. */
  urgent: z.strictObject({ text: text(80), link }),
  /** « Comment nous vous aidons » : trois cartes. */
  summary: z.strictObject({
    title: title(70),
    cards: z.array(z.strictObject({ title: text(60), text: text(), image: image() })).length(3),
    link,
  }),
  /** Trois outils à essayer avant d’appeler. */
  tools: z.strictObject({ title: title(70), lead: lead(160), items: z.array(z.strictObject({ link, text: text(80) })).length(3) }),
  /** L’approche humaine. */
  approach: z.strictObject({
    title: title(70),
    paragraphs: paragraphs(2),
    link,
    /** Trois visages de l’équipe ou scènes, dans le carreau à quatre vitres. */
    panes: z.array(image()).length(3),
    /** La quatrième vitre, éclairée, qui mène à /contact. */
    lit: text(20),
  }),
  /** Trois témoignages, choisis par leur identifiant. */
  testimonials: z.strictObject({ title: title(70), ids: z.array(slug()).length(3), link, tally: text(60) }),
  contactBand,
})

export const servicesSchema = z.strictObject({
  meta: metaSchema,
  hero: hero.extend({ primary: link, picture: illustration }),
  /** Trois chiffres, sur une ligne : le nombre, ce qui le suit, ce qu’il compte. */
  statistics: z.array(z.strictObject({ figure: text(10), unit: text(4).optional(), label: text(100) })).length(3),
  /** La règle de quatre semaines : son titre, le délai ordinaire (la moitié droite de la règle) et celui d’une urgence (ses six premiers jours). */
  ruler: z.strictObject({ title: text(70), usual: span, hurry: span }),
  steps,
  /** Trois services complémentaires; le dernier nomme les quatre métiers recommandés. */
  complements: z.strictObject({
    title: title(70),
    items: z.array(item.extend({ list: z.array(text(120)).optional(), after: text(300).optional() })).length(3),
  }),
  /** Les raisons de passer par l’agence. */
  reasons: z.strictObject({ title: title(70), items: z.array(item).min(3) }),
  contactBand,
  sources,
})

export const teamSchema = z.strictObject({
  meta: metaSchema,
  hero,
  /** Titre de la section des conseillères; les personnes sont dans content/team.ts. */
  advisorsTitle: title(70),
  /** Ce qui précède l’année d’arrivée de chacune, par exemple « avec Fanal depuis ». */
  since: text(40),
  highlights: z.strictObject({ title: title(70), items: z.array(item).length(3) }),
  values: z.strictObject({ title: title(70), items: z.array(item).length(4) }),
  contactBand,
  /** Celle qui répond, dans le bandeau jaune. */
  portrait: illustration,
})

export const advisorSchema = z.strictObject({
  /** Prénom et initiale. */
  name: text(40),
  /** Présidente et fondatrice, ou Conseillère en hébergement. */
  role: z.enum(['Présidente et fondatrice', 'Conseillère en hébergement']),
  /** Année d’arrivée à l’agence. */
  since: z.number().int().min(2013),
  /** Son métier d’avant. */
  background: text(160),
  /** De 30 à 60 mots, avec un détail que personne d’autre n’a. */
  description: text(),
  /** Son portrait. */
  image: image(),
  /** L’objet dont parle sa description, dessiné : un bail sous une règle, un banc de douche, un plan de logement, des bancs de rue. */
  object: z.enum(['lease', 'shower', 'plan', 'benches']),
  /** true tant que la personne est fictive. */
  isSample: z.boolean(),
})

export const missionSchema = z.strictObject({
  meta: metaSchema,
  hero: hero.extend({ picture: illustration }),
  why: z.strictObject({ title: title(70), paragraphs: paragraphs(2) }),
  /** Gratuité, approche humaine, objectivité, excellence. */
  commitments: z.strictObject({ title: title(70), items: z.array(item).length(4) }),
  /** Ce que le modèle peut fausser, et comment s’en protéger. */
  caution: z.strictObject({ title: title(70), text: text(), list: z.array(text(260)).min(3) }),
  community: z.strictObject({ title: title(70), paragraphs: paragraphs() }),
  links: z.strictObject({ title: title(70), items: z.array(link).length(4) }),
  contactBand,
})

/** Une phrase dont les accolades se remplissent dans le navigateur. */
const counted = () => z.string().min(1).max(60).transform(typeset)

/** Une personne ou un organisme du dessin « Qui paie qui ». */
const payer = z.strictObject({
  /** Son nom, en deux ou trois mots. */
  who: text(40),
  /** La phrase qui dit la même chose que le dessin. */
  title: text(60),
  /** Ce qui est payé, en gros : 0 $, rien, une rémunération. */
  sum: text(20),
  /** Le verbe que la petite version du dessin fait entendre, entre le nom et ce qui est payé. */
  verb: text(30),
  /** Le pourquoi, de 15 à 60 mots. */
  text: text(),
})

export const whoPaysSchema = z.strictObject({
  title: text(40),
  /** Où vont les pierres. */
  to: text(20),
  you: payer,
  /** La seule des trois qui paie : à quel moment. */
  residence: payer.extend({ when: text(40) }),
  public: payer,
})

export const testimonialsPageSchema = z.strictObject({
  meta: metaSchema,
  hero,
  /** Ce que dit la note moyenne, par exemple « sur 5, selon 150 avis ». */
  tally: text(60),
  /** Le nom de la feuille de timbres, dont chacun mène à sa lettre. */
  stamps: text(60),
  contactBand,
})

export const testimonialSchema = z.strictObject({
  /** Identifiant, pour que l’accueil puisse le choisir. */
  id: slug(),
  /** Prénom et initiale. */
  name: text(40),
  /** La ville ou l’arrondissement. */
  location: z.enum(['Beauport', 'Charlesbourg', 'Lévis', 'Québec', 'Sainte-Foy']),
  /** Le portrait. */
  image: image(),
  /** La note, sur 5. */
  rating: z.literal(5),
  /** De 35 à 60 mots : une scène, un défaut ou un sourire. */
  text: text(),
  /** true tant que la personne est fictive. */
  isSample: z.boolean(),
})

export const faqPageSchema = z.strictObject({ meta: metaSchema, hero: hero.extend({ picture: illustration }), contactBand, sources })

export const faqCategorySchema = z.strictObject({
  /** Le nom du thème. */
  title: title(60),
  questions: z
    .array(
      z.strictObject({
        /** L’adresse de la question, après /faq/#. Ne la changez plus une fois publiée. */
        id: slug(),
        /** La question, comme on la pose au téléphone. */
        question: text(120),
        /** La réponse en Markdown, de 25 à 110 mots; ses premiers mots répondent. */
        answer: richText(),
        /** true : le petit dessin « Qui paie qui » suit la réponse. */
        whoPays: z.literal(true).optional(),
      }),
    )
    .min(4),
})

/** Le numéro d’un organisme. */
const phone = () =>
  z
    .string()
    .regex(/^(\d{3}|(1 )?\d{3} \d{3}-\d{4})$/, 'un numéro écrit comme 1 800 683-2245 ou 811')
    .transform(typeset)

export const linksPageSchema = z.strictObject({
  meta: metaSchema,
  /** L’image paraît au-dessus des mots, sur un téléphone. */
  hero: hero.extend({ picture: illustration }),
  /** Quoi faire d’un numéro ou d’une adresse qui ne mène plus nulle part. Aucune date : une liste ne se dit revue qu’une fois appelée. */
  report: text(120),
  /** Les quatre numéros de la tablette, du plus court au plus long : à qui il mène, et quand le composer. */
  shelf: z.array(z.strictObject({ phone: phone(), name: text(40), text: text(100) })).length(4),
  contactBand,
})

export const linkGroupSchema = z.strictObject({
  /** L’ancre du groupe. */
  id: slug(),
  /** Le nom du groupe. */
  title: text(60),
  /** Le dessin devant le nom. */
  drawing: z.enum(['parliament', 'friends', 'heart', 'scales', 'map', 'house', 'minibus', 'book']),
  links: z
    .array(
      z.strictObject({
        /** Le nom de l’organisme ou de la page. */
        name: text(110),
        /** Son adresse officielle; ou « suivi » pour le seul lien qui affiche le numéro de l’agence et compose la ligne de suivi. */
        url: z.union([webAddress(), z.literal('suivi')]),
        /** À quoi il sert. */
        description: text(260),
        /** Son téléphone, s’il en a un. */
        phone: phone().optional(),
      }),
    )
    .min(5),
})

export const contactSchema = z.strictObject({
  meta: metaSchema,
  hero,
  /** Ce qui se passe après l’envoi, dont la promesse de réponse. */
  promise: text(200),
  side: z.strictObject({
    title: text(60),
    /** Sous le numéro. */
    text: text(300),
    /** Vers les numéros urgents. */
    urgent: z.strictObject({ text: text(40), link }),
  }),
})

/** Le plan d’une unité prothétique : ce que montrent ses cinq numéros, dans l’ordre, et ce qu’il faut savoir du dessin. */
const unitPlan = z.strictObject({
  items: z.array(z.strictObject({ title: text(60), text: text(100) })).length(5),
  caption: text(160),
})

export const alzheimerSchema = z.strictObject({
  meta: metaSchema,
  hero: hero.extend({ primary: link, picture: illustration }),
  disease: z.strictObject({ title: title(80), paragraphs: paragraphs(), symptoms: z.array(item).length(6) }),
  /** Avant de conclure, une visite médicale. */
  doctor: z.strictObject({ title: title(80), paragraphs: paragraphs() }),
  residence: z.strictObject({
    title: title(80),
    paragraphs: paragraphs(2),
    plan: unitPlan,
    features: z.array(item).length(4),
    picture: illustration,
  }),
  questions: z.strictObject({ title: title(80), list: z.array(text(200)).min(4), after: text(300) }),
  support: steps,
  contactBand,
  sources,
})

/** Confidentialité et accessibilité : un titre, puis des sections en Markdown. */
export const legalSchema = z.strictObject({
  meta: metaSchema,
  hero,
  /** La date de la dernière révision. */
  updatedOn: longDate(),
  sections: z.array(z.strictObject({ id: slug(), title: text(80), body: richText() })).min(3),
})

const categories = ['Conseils', 'Guide', 'Bien-être', 'Santé'] as const

const moments = ['choisir', 'payer', 'demenager', 'vivre', 'entendre'] as const

export const blogSchema = z.strictObject({
  meta: metaSchema,
  hero,
  filter: z.strictObject({
    /** Le nom du groupe de boutons. */
    label: text(60),
    /** Les six catégories; la première montre tout. */
    categories: z.tuple([
      z.literal('Tous'),
      z.literal('Conseils'),
      z.literal('Guide'),
      z.literal('Alzheimer'),
      z.literal('Bien-être'),
      z.literal('Santé'),
    ]),
    /** Ce qu’un lecteur d’écran entend après un choix; {category} est ce choix, {n} est le nombre. */
    count: z.strictObject({ one: counted(), many: counted() }),
    /** La phrase de la catégorie vide, et son lien. */
    empty: z.strictObject({ text: text(160), link }),
  }),
  /** Les sous-titres de la liste, dans leur ordre : ce que vit la personne qui lit. */
  moments: z.array(z.strictObject({ id: z.enum(moments), title: text(30) })).length(moments.length),
  contactBand,
})

export const articleSchema = z.strictObject({
  /** Le titre, 60 caractères au plus. */
  title: title(60),
  /** Le résumé de la liste : de 110 à 160 caractères. */
  excerpt: z.string().min(110).max(160).pipe(text(170)),
  /** La description pour les moteurs de recherche; sans elle, le résumé sert. */
  description: z.string().min(110).max(160).pipe(text(170)).optional(),
  /** Les mots-clés, séparés par des virgules. */
  keywords: keywords().optional(),
  /** L’adresse canonique, si elle diffère de la page : un chemin de ce site, ou une adresse complète d’un autre. */
  canonical: z
    .string()
    .refine((address) => /^(\/|https:\/\/)/.test(address), 'commence par / ou par https://')
    .optional(),
  /** L’équipe, ou une personne du métier. */
  author: text(60),
  /** true tant que cette personne est fictive. */
  authorIsSample: z.boolean().default(false),
  /** La date de parution, écrite comme 12 novembre 2026. */
  date: longDate(),
  /** La date de la dernière révision, s’il y en a une. */
  updated: longDate().optional(),
  /** Une des quatre catégories. */
  category: z.enum(categories),
  /** Le sous-titre de la liste sous lequel l’article paraît. */
  moment: z.enum(moments),
  /** Le nom de l’image, comme dans content/images/masters mais sans .webp, ou une adresse https. */
  image: z.union([slug(), webAddress()], { error: 'le nom d’une image de content/images/masters, ou une adresse complète' }),
  /** Ce que montre l’image, en une phrase de 125 caractères au plus; rien pour une image que content/images.ts décrit déjà. */
  imageAlt: text(130).optional(),
  /** false : l’article a sa page mais n’est pas dans la liste du blogue. */
  listed: z.boolean().default(true),
  sources,
})

/** Ce que la propriétaire ou le propriétaire confirme avant la mise en ligne : npm run launch:check en fait une liste à cocher. */
export const promisesSchema = z.array(
  z.strictObject({
    /** Le titre du groupe. */
    title: text(90),
    items: z
      .array(
        z.strictObject({
          /** Ce que les pages affirment ou promettent, en une ligne. */
          text: text(200),
          /** Le jour où c’est confirmé, écrit comme 12 novembre 2026. Sans lui, la case reste vide. */
          confirmedOn: longDate().optional(),
        }),
      )
      .min(1),
  }),
)

/** Les mots du cadre : en-tête, menu, pied de page, partage, impression. */
export const interfaceSchema = z.strictObject({
  skip: text(40),
  menu: text(20),
  mainNavigation: text(40),
  secondaryNavigation: text(40),
  quickContact: text(60),
  /** « Appeler le », avant le numéro. */
  callVerb: text(30),
  call: text(30),
  callHint: text(60),
  write: text(30),
  writeHint: text(40),
  /** Le nom du logo; le point sépare, à l’oreille, ce que fait l’agence. */
  homeLink: text(60),
  textSize: z.strictObject({ legend: text(30), normal: text(30), large: text(30), largest: text(30) }),
  /** La porte vers les numéros urgents : ce que son nom ne dit pas, dans le menu et dans le pied de page. */
  door: z.strictObject({ menu: text(40), foot: text(80) }),
  /** Le titre des outils, dans le menu. */
  tools: text(20),
  footer: z.strictObject({ whoPays: text(160), services: text(30), tools: text(30), about: text(30), contact: text(30) }),
  print: text(40),
  /** En tête des feuilles imprimées, avant l’adresse de la page. */
  /** « Mise à jour le », avant une date. */
  updated: text(40),
  share: z.strictObject({
    title: text(60),
    button: text(40),
    email: text(40),
    copy: text(40),
    copied: text(60),
    /** Là où l’appareil refuse de copier. */
    selected: text(80),
    address: text(40),
    subject: text(80),
  }),
  /** L’interrupteur du clavardage, sur la page Confidentialité. */
  chat: z.strictObject({ label: text(40), on: text(80), off: text(80) }),
  /** « Tout effacer », sur la même page : la question avant, et ce qui est dit après. */
  eraser: z.strictObject({ question: text(200), yes: text(40), no: text(40), done: text(40) }),
  /** Le bouton de la page Accessibilité qui refuse d’avance la fenêtre de rappel. */
  popupRefusal: z.strictObject({ button: text(60), refused: text(120), failed: text(120) }),
  /** Près d’un numéro, sur un ordinateur. */
  copyNumber: z.strictObject({ button: text(30), copied: text(60), selected: text(80) }),
  newTab: text(40),
  stars: text(40),
  sources: text(30),
  preview: z.strictObject({ title: text(20), branch: text(20), commit: text(20), builtAt: text(20) }),
  hoursLabel: text(20),
  emailLabel: text(20),
  areaLabel: text(20),
  article: z.strictObject({
    back: text(30),
    by: text(10),
    readTime: text(30),
    updated: text(30),
    contents: text(30),
    enBref: text(30),
    aRetenir: text(30),
    /** {n} est l’écart entre deux totaux; puis ce qui ouvre le tableau sous un dessin. */
    kit: z.strictObject({ less: verbatim().max(40), amounts: text(60) }),
    consultation: z.strictObject({ title: title(70), text: text(300), button: text(40) }),
    related: text(40),
    onward: text(40),
  }),
  search: z.strictObject({
    /** Le lien des menus. */
    link: text(20),
    label: text(40),
    help: text(120),
    /** Le lien vers l’index des sujets, et le titre de cet index, au bas de la page du blogue. */
    subjects: text(40),
    /** {n} est le nombre de résultats, {shown} ceux qui sont montrés, {words} des mots tapés. */
    results: z.strictObject({
      one: counted(),
      many: counted(),
      some: counted(),
      /** Des mots que le site n’a pas. */
      missing: counted(),
      /** Des mots qu’il a, mais nulle part ensemble. */
      scattered: text(60),
      /** Devant le nombre, quand ce n’est pas tout à fait ce qui était demandé. */
      nearest: text(40),
    }),
    /** Devant le numéro, sous une réponse qui n’en est pas une. */
    ask: text(60),
    failed: text(160),
    kinds: z.strictObject({ article: text(20), question: text(20), link: text(20), page: text(20), tool: text(20) }),
  }),
})

export const notFoundSchema = z.strictObject({
  /** L’image, à côté des sorties. */
  picture: illustration,
  title: title(60),
  lead: lead(300),
  linksTitle: text(60),
  links: z.array(link).min(4),
})

/** Les mots des deux formulaires. Les messages entre guillemets de la spécification sont gardés à la lettre. */
export const formsSchema = z.strictObject({
  fields: z.strictObject({
    seekingFor: z.strictObject({ label: text(60), placeholder: verbatim(), vous: verbatim(), proche: verbatim() }),
    name: z.strictObject({ label: text(40) }),
    phone: z.strictObject({ label: text(40), help: text(100) }),
    email: z.strictObject({ label: text(40), help: text(100) }),
    message: z.strictObject({ label: text(60), help: text(160) }),
  }),
  errorPrefix: text(20),
  /** Combien de réponses restent à corriger; {n} est leur nombre. */
  errorCount: z.strictObject({ one: z.string(), many: z.string() }),
  required: text(140),
  submit: text(40),
  sending: verbatim(),
  /** Sur le bouton, pendant qu’un appareil lent relit les réponses. */
  checking: verbatim(),
  privacy: z.strictObject({ text: text(200), link }),
  contact: z.strictObject({
    success: verbatim(),
    failure: verbatim(),
    /** Sous le remerciement, qui a pris la place du formulaire : ce qui se passe ensuite, et quand. */
    next: z.strictObject({ title: text(60), text: text(300) }),
    again: text(40),
    /** Au retour, si la page a été quittée avant la réponse. */
    left: text(240),
  }),
  popup: z.strictObject({
    title: text(60),
    text: text(160),
    callNow: text(60),
    formTitle: text(60),
    submit: text(40),
    close: text(30),
    /** Le bouton qui ferme la fenêtre pour de bon. */
    later: text(30),
    success: verbatim(),
    failure: verbatim(),
    /** Au bas de la page, une fois la fenêtre fermée, ou au retour si la page a été quittée avant la réponse. */
    noteLabel: text(40),
    left: text(240),
    /** Fermée sans envoyer, quelque chose y étant écrit. */
    kept: text(160),
    again: text(30),
  }),
  rescue: z.strictObject({ text: text(120), call: text(60), email: text(60), subject: text(80) }),
  /** Là où le formulaire ne peut pas fonctionner; le numéro suit. */
  lost: text(160),
  /** Là où rien ne fonctionne que la page elle-même : ce qui tient lieu des champs, et le lien vers un courriel qui en contient les questions. */
  noScript: z.strictObject({ text: text(300), link: text(60) }),
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
export type WhoPays = z.output<typeof whoPaysSchema>
export type Legal = z.output<typeof legalSchema>
