import { z } from 'zod'
import { longDate } from './dates'
import { href, image, lead, paragraphs, slug, text, title, verbatim, webAddress } from './fields'
import { richText } from './markdown'
import { typeset } from './typography'

/* Le manuel des auteurs : une ligne par champ. Les textes s’écrivent avec des espaces ordinaires; le code pose les insécables.
   Entre accolades, {phone}, {email}, {brand}, {whoPays}… prennent leur valeur dans content/site.yml. */

const link = z.strictObject({
  label: text(80).describe('Le texte du lien : il dit où il mène, hors contexte.'),
  href: href().describe('Le chemin, comme /contact.'),
})

const item = z.strictObject({
  title: title(90).describe('Le titre, de 1 à 9 mots.'),
  text: text().describe('Le texte, de 15 à 60 mots.'),
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
  image: image().describe('Une image de content/pictures.yml.'),
  caption: lead(140).optional().describe('Une phrase qui ajoute quelque chose à l’image, s’il y a lieu.'),
})

/** Nobody reads them on the page. */
const keywords = () => text(300)

export const metaSchema = z.strictObject({
  title: text(50).describe('Le titre de l’onglet, sans le nom de l’agence : 50 caractères au plus.'),
  description: z
    .string()
    .min(120)
    .max(160)
    .pipe(text(170))
    .describe('La description pour les moteurs de recherche : de 120 à 160 caractères, deux phrases.'),
  keywords: keywords().describe('Les mots-clés, séparés par des virgules.'),
})

const hero = z.strictObject({
  title: title(120).describe('Le grand titre de la page (un seul par page).'),
  lead: lead().describe('Le premier paragraphe, de 25 à 45 mots.'),
})

/** Le bandeau jaune : là où quelqu’un répond. Un seul par page, à la fin. */
export const contactBand = z.strictObject({
  title: title(70).describe('Le titre du bandeau.'),
  text: text(420).describe('Une ou deux phrases sous le numéro.'),
  button: link.describe('Le bouton qui mène à /contact.'),
})

const steps = z.strictObject({
  title: title(70).describe('Le titre de la section.'),
  items: z
    .array(
      z.strictObject({
        title: title(70).describe('Le titre de l’étape, sans son numéro.'),
        paragraphs: paragraphs().describe('Ce que nous faisons, un ou plusieurs paragraphes.'),
        aside: text(160).optional().describe('Un détail pratique, en marge.'),
        image: image().optional().describe('Une image à côté de l’étape; le détail en devient la légende.'),
        tool: z
          .strictObject({ text: text(100), link })
          .optional()
          .describe('Un outil à prendre avec soi, à la suite de ce détail.'),
      }),
    )
    .length(5)
    .describe('Les cinq étapes, dans l’ordre.'),
})

/** Un délai : combien de temps, puis dans quel cas. */
const span = z.strictObject({ time: text(30), when: text(60) })

export const homeSchema = z.strictObject({
  meta: metaSchema,
  hero: z.strictObject({
    title: title(70).describe('Le début du grand titre.'),
    titleEnd: title(70).describe('La fin du grand titre, dans la couleur de l’accent.'),
    lead: lead().describe('Le premier paragraphe.'),
    primary: link.describe('Le bouton principal.'),
    callIntro: text(60).describe('Ce qui précède le numéro, par exemple « ou appelez-nous ».'),
    proof: text(140).describe('La preuve en une phrase, sous le prix.'),
    picture: illustration,
  }),
  urgent: z.strictObject({ text: text(80), link }).describe('Sous la couverture, pour qui n’a pas le temps de lire.'),
  summary: z
    .strictObject({
      title: title(70),
      cards: z.array(z.strictObject({ title: title(60), text: text(), image: image() })).length(3),
      link,
    })
    .describe('« Comment nous vous aidons » : trois cartes.'),
  tools: z
    .strictObject({ title: title(70), lead: lead(160), items: z.array(z.strictObject({ link, text: text(80) })).length(3) })
    .describe('Trois outils à essayer avant d’appeler.'),
  approach: z
    .strictObject({
      title: title(70),
      paragraphs: paragraphs(2),
      link,
      panes: z.array(image()).length(3).describe('Trois visages de l’équipe ou scènes, dans le carreau à quatre vitres.'),
      lit: text(20).describe('La quatrième vitre, éclairée, qui mène à /contact.'),
    })
    .describe('L’approche humaine.'),
  testimonials: z
    .strictObject({ title: title(70), ids: z.array(slug()).length(3), link, tally: text(60) })
    .describe('Trois témoignages, choisis par leur identifiant.'),
  contactBand,
})

export const servicesSchema = z.strictObject({
  meta: metaSchema,
  hero: hero.extend({ primary: link, picture: illustration }),
  statistics: z
    .array(z.strictObject({ figure: text(12), unit: text(4).optional(), label: text(100) }))
    .length(3)
    .describe('Trois chiffres, sur une ligne : le nombre, ce qui le suit, ce qu’il compte.'),
  ruler: z
    .strictObject({ title: text(70), usual: span, hurry: span })
    .describe(
      'La règle de quatre semaines : son titre, le délai ordinaire (la moitié droite de la règle) et celui d’une urgence (ses six premiers jours).',
    ),
  steps,
  complements: z
    .strictObject({
      title: title(70),
      items: z.array(item.extend({ list: z.array(text(120)).optional(), after: text(300).optional() })).length(3),
    })
    .describe('Trois services complémentaires; le dernier nomme les quatre métiers recommandés.'),
  reasons: z.strictObject({ title: title(70), items: z.array(item).min(3) }).describe('Les raisons de passer par l’agence.'),
  contactBand,
  sources,
})

export const teamSchema = z.strictObject({
  meta: metaSchema,
  hero,
  advisorsTitle: title(70).describe('Titre de la section des conseillères; les personnes sont dans content/team.yml.'),
  since: text(40).describe('Ce qui précède l’année d’arrivée de chacune, par exemple « avec Fanal depuis ».'),
  highlights: z.strictObject({ title: title(70), items: z.array(item).length(3) }),
  values: z.strictObject({ title: title(70), items: z.array(item).length(4) }),
  contactBand,
  portrait: illustration.describe('Celle qui répond, dans le bandeau jaune.'),
})

export const advisorSchema = z.strictObject({
  name: text(40).describe('Prénom et initiale.'),
  role: z
    .enum(['Présidente et fondatrice', 'Conseillère en hébergement'])
    .describe('Présidente et fondatrice, ou Conseillère en hébergement.'),
  since: z.number().int().min(2013).describe('Année d’arrivée à l’agence.'),
  background: text(160).describe('Son métier d’avant.'),
  description: text().describe('De 30 à 60 mots, avec un détail que personne d’autre n’a.'),
  image: image().describe('Son portrait.'),
  object: z
    .enum(['lease', 'shower', 'plan', 'benches'])
    .describe(
      'L’objet dont parle sa description, dessiné : un bail sous une règle, un banc de douche, un plan de logement, des bancs de rue.',
    ),
  isSample: z.boolean().describe('Oui tant que la personne est fictive.'),
})

export const missionSchema = z.strictObject({
  meta: metaSchema,
  hero: hero.extend({ picture: illustration }),
  why: z.strictObject({ title: title(70), paragraphs: paragraphs(2) }),
  commitments: z
    .strictObject({ title: title(70), items: z.array(item).length(4) })
    .describe('Gratuité, approche humaine, objectivité, excellence.'),
  caution: z
    .strictObject({ title: title(70), text: text(), list: z.array(text(260)).min(3) })
    .describe('Ce que le modèle peut fausser, et comment s’en protéger.'),
  community: z.strictObject({ title: title(70), paragraphs: paragraphs() }),
  links: z.strictObject({ title: title(70), items: z.array(link).length(4) }),
  contactBand,
})

/** Une phrase dont les accolades se remplissent dans le navigateur. */
const counted = () => z.string().min(1).max(60).transform(typeset)

/** Une personne ou un organisme du dessin « Qui paie qui ». */
const payer = z.strictObject({
  who: text(40).describe('Son nom, en deux ou trois mots.'),
  title: title(60).describe('La phrase qui dit la même chose que le dessin.'),
  sum: text(20).describe('Ce qui est payé, en gros : 0 $, rien, une rémunération.'),
  verb: text(30).describe('Le verbe que la petite version du dessin fait entendre, entre le nom et ce qui est payé.'),
  text: text().describe('Le pourquoi, de 15 à 60 mots.'),
})

export const whoPaysSchema = z.strictObject({
  title: title(40),
  to: text(20).describe('Où vont les pierres.'),
  you: payer,
  residence: payer.extend({ when: text(40) }).describe('La seule des trois qui paie : à quel moment.'),
  public: payer,
})

export const testimonialsPageSchema = z.strictObject({
  meta: metaSchema,
  hero,
  tally: text(60).describe('Ce que dit la note moyenne, par exemple « sur 5, selon 150 avis ».'),
  stamps: text(60).describe('Le nom de la feuille de timbres, dont chacun mène à sa lettre.'),
  contactBand,
})

export const testimonialSchema = z.strictObject({
  id: slug().describe('Identifiant, pour que l’accueil puisse le choisir.'),
  name: text(40).describe('Prénom et initiale.'),
  location: z.enum(['Beauport', 'Charlesbourg', 'Lévis', 'Québec', 'Sainte-Foy']).describe('La ville ou l’arrondissement.'),
  image: image().describe('Le portrait.'),
  rating: z.literal(5).describe('La note, sur 5.'),
  text: text().describe('De 35 à 60 mots : une scène, un défaut ou un sourire.'),
  isSample: z.boolean().describe('Oui tant que la personne est fictive.'),
})

export const faqPageSchema = z.strictObject({ meta: metaSchema, hero: hero.extend({ picture: illustration }), contactBand, sources })

export const faqCategorySchema = z.strictObject({
  title: title(60).describe('Le nom du thème.'),
  questions: z
    .array(
      z.strictObject({
        id: slug().describe('L’adresse de la question, après /faq/#. Ne la changez plus une fois publiée.'),
        question: title(120).describe('La question, comme on la pose au téléphone.'),
        answer: richText().describe('La réponse en Markdown, de 25 à 110 mots; ses premiers mots répondent.'),
        whoPays: z.literal(true).optional().describe('Oui : le petit dessin « Qui paie qui » suit la réponse.'),
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
  hero: hero.extend({ picture: illustration }).describe('L’image paraît au-dessus des mots, sur un téléphone.'),
  report: text(120).describe(
    'Quoi faire d’un numéro ou d’une adresse qui ne mène plus nulle part. Aucune date : une liste ne se dit revue qu’une fois appelée.',
  ),
  shelf: z
    .array(z.strictObject({ phone: phone(), name: text(40), text: text(100) }))
    .length(4)
    .describe('Les quatre numéros de la tablette, du plus court au plus long : à qui il mène, et quand le composer.'),
  contactBand,
})

export const linkGroupSchema = z.strictObject({
  id: slug().describe('L’ancre du groupe.'),
  title: title(60).describe('Le nom du groupe.'),
  drawing: z.enum(['parliament', 'friends', 'heart', 'scales', 'map', 'house', 'minibus', 'book']).describe('Le dessin devant le nom.'),
  links: z
    .array(
      z.strictObject({
        name: text(110).describe('Le nom de l’organisme ou de la page.'),
        url: z
          .union([webAddress(), z.literal('suivi')])
          .describe(
            'Son adresse officielle; ou « suivi » pour le seul lien qui affiche le numéro de l’agence et compose la ligne de suivi.',
          ),
        description: text(260).describe('À quoi il sert.'),
        phone: phone().optional().describe('Son téléphone, s’il en a un.'),
      }),
    )
    .min(5),
})

/** Un moment du bail : son délai dessiné sur une ligne du temps, les gestes, et la lettre à copier. */
const leaseMoment = z.strictObject({
  id: slug().describe('Son ancre dans la page.'),
  title: title(70),
  lead: text(300).describe('Ce qu’il faut savoir d’abord.'),
  line: z
    .strictObject({
      title: text(70).describe('Ce que mesure la ligne.'),
      length: z.number().int().min(2).max(12).describe('Le nombre de mois ou de semaines de la ligne.'),
      spans: z
        .array(
          z.strictObject({
            from: z.number().min(0).max(12).describe('Où le délai commence, en mois ou en semaines.'),
            to: z.number().min(0).max(12).describe('Où il finit.'),
            time: text(40).describe('Le délai, en quelques mots.'),
            text: text(160).describe('Ce qu’il faut faire, ou ce qui arrive.'),
          }),
        )
        .min(1),
    })
    .refine(({ length, spans }) => spans.every(({ from, to }) => from < to && to <= length), 'des délais qui tiennent sur la ligne')
    .describe('Le dessin du délai; chaque délai est aussi écrit en mots.'),
  steps: z.array(text(260)).min(2).describe('Quoi faire, dans l’ordre.'),
  letter: z.strictObject({
    title: title(70),
    paragraphs: paragraphs(4).describe('La lettre, un paragraphe à la fois; ce qui reste à remplir est entre crochets.'),
  }),
})

export const leaseSchema = z.strictObject({
  meta: metaSchema,
  hero,
  moments: z.array(leaseMoment).length(3).describe('Les trois moments : signer, refuser une hausse, partir.'),
  letterHelp: text(200).describe('Sous chaque lettre : comment la remplir, et la copier sans bouton.'),
  buttons: z.strictObject({ copy: text(30), print: text(30), copied: text(100), selected: text(100) }),
  help: z.strictObject({
    title: title(70),
    items: z.array(z.strictObject({ name: text(90), phone: phone(), text: text(200) })).min(3),
    note: text(160).describe('Ce que la page n’est pas.'),
  }),
  contactBand,
  sources,
})

export const contactSchema = z.strictObject({
  meta: metaSchema,
  hero,
  promise: text(200).describe('Ce qui se passe après l’envoi, dont la promesse de réponse.'),
  side: z.strictObject({
    title: title(60),
    text: text(300).describe('Sous le numéro.'),
    urgent: z.strictObject({ text: text(40), link }).describe('Vers les numéros urgents.'),
  }),
})

/** Le plan d’une unité prothétique : ce que montrent ses cinq numéros, dans l’ordre, et ce qu’il faut savoir du dessin. */
const unitPlan = z.strictObject({
  items: z.array(z.strictObject({ title: title(60), text: text(100) })).length(5),
  caption: text(160),
})

export const alzheimerSchema = z.strictObject({
  meta: metaSchema,
  hero: hero.extend({ primary: link, picture: illustration }),
  disease: z.strictObject({ title: title(80), paragraphs: paragraphs(), symptoms: z.array(item).length(6) }),
  doctor: z.strictObject({ title: title(80), paragraphs: paragraphs() }).describe('Avant de conclure, une visite médicale.'),
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
  updatedOn: longDate().describe('La date de la dernière révision.'),
  sections: z.array(z.strictObject({ id: slug(), title: title(80), body: richText() })).min(3),
})

const categories = ['Conseils', 'Guide', 'Bien-être', 'Santé'] as const

const moments = ['choisir', 'payer', 'demenager', 'vivre', 'entendre'] as const

export const blogSchema = z.strictObject({
  meta: metaSchema,
  hero,
  filter: z.strictObject({
    label: text(60).describe('Le nom du groupe de boutons.'),
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
    count: z
      .strictObject({ one: counted(), many: counted() })
      .describe('Ce qu’un lecteur d’écran entend après un choix; {category} est ce choix, {n} est le nombre.'),
    empty: z.strictObject({ text: text(160), link }).describe('La phrase de la catégorie vide, et son lien.'),
  }),
  moments: z
    .array(z.strictObject({ id: z.enum(moments), title: text(30) }))
    .length(moments.length)
    .describe('Les sous-titres de la liste, dans leur ordre : ce que vit la personne qui lit.'),
  contactBand,
})

export const articleSchema = z.strictObject({
  title: title(60).describe('Le titre, 60 caractères au plus.'),
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
  author: text(60).describe('L’équipe, ou une personne du métier.'),
  authorIsSample: z.boolean().default(false).describe('Oui tant que cette personne est fictive.'),
  date: longDate().describe('La date de parution, écrite comme 12 novembre 2026.'),
  updated: longDate().optional().describe('La date de la dernière révision, s’il y en a une.'),
  category: z.enum(categories).describe('Une des quatre catégories.'),
  moment: z.enum(moments).describe('Le sous-titre de la liste sous lequel l’article paraît.'),
  image: z
    .union([slug(), webAddress()], { error: 'le nom d’une image de content/images/masters, ou une adresse complète' })
    .describe('Le nom de l’image, comme dans content/images/masters mais sans .webp, ou une adresse https.'),
  imageAlt: text(130)
    .optional()
    .describe('Ce que montre l’image, en une phrase de 125 caractères au plus; rien pour une image que content/pictures.yml décrit déjà.'),
  listed: z.boolean().default(true).describe('Non : l’article a sa page mais n’est pas dans la liste du blogue.'),
  sources,
})

/** Ce que la propriétaire ou le propriétaire confirme avant la mise en ligne : npm run launch:check en fait une liste à cocher. */
export const promisesSchema = z.array(
  z.strictObject({
    title: text(90).describe('Le titre du groupe.'),
    items: z
      .array(
        z.strictObject({
          text: text(200).describe('Ce que les pages affirment ou promettent, en une ligne.'),
          confirmedOn: longDate()
            .optional()
            .describe('Le jour où c’est confirmé, écrit comme 12 novembre 2026. Sans lui, la case reste vide.'),
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
  callVerb: text(30).describe('« Appeler le », avant le numéro.'),
  call: text(30),
  callHint: text(60),
  write: text(30),
  writeHint: text(40),
  homeLink: text(60).describe('Le nom du logo; le point sépare, à l’oreille, ce que fait l’agence.'),
  textSize: z.strictObject({ legend: text(30), normal: text(30), large: text(30), largest: text(30) }),
  door: z
    .strictObject({ menu: text(40), foot: text(80) })
    .describe('La porte vers les numéros urgents : ce que son nom ne dit pas, dans le menu et dans le pied de page.'),
  tools: text(20).describe('Le titre des outils, dans le menu.'),
  footer: z.strictObject({ whoPays: text(160), services: text(30), tools: text(30), about: text(30), contact: text(30) }),
  print: text(40),
  /** En tête des feuilles imprimées, avant l’adresse de la page. */
  updated: text(40).describe('« Mise à jour le », avant une date.'),
  share: z.strictObject({
    title: text(60),
    button: text(40),
    email: text(40),
    copy: text(40),
    copied: text(60),
    selected: text(80).describe('Là où l’appareil refuse de copier.'),
    address: text(40),
    subject: text(80),
  }),
  chat: z
    .strictObject({ label: text(40), on: text(80), off: text(80) })
    .describe('L’interrupteur du clavardage, sur la page Confidentialité.'),
  eraser: z
    .strictObject({ question: text(200), yes: text(40), no: text(40), done: text(40) })
    .describe('« Tout effacer », sur la même page : la question avant, et ce qui est dit après.'),
  popupRefusal: z
    .strictObject({ button: text(60), refused: text(120), failed: text(120) })
    .describe('Le bouton de la page Accessibilité qui refuse d’avance la fenêtre de rappel.'),
  copyNumber: z.strictObject({ button: text(30), copied: text(60), selected: text(80) }).describe('Près d’un numéro, sur un ordinateur.'),
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
    kit: z
      .strictObject({ less: verbatim().max(40), amounts: text(60) })
      .describe('{n} est l’écart entre deux totaux; puis ce qui ouvre le tableau sous un dessin.'),
    consultation: z.strictObject({ title: title(70), text: text(300), button: text(40) }),
    related: text(40),
    onward: text(40),
  }),
  search: z.strictObject({
    link: text(20).describe('Le lien des menus.'),
    label: text(40),
    help: text(120),
    subjects: text(40).describe('Le lien vers l’index des sujets, et le titre de cet index, au bas de la page du blogue.'),
    results: z
      .strictObject({
        one: counted(),
        many: counted(),
        some: counted(),
        missing: counted().describe('Des mots que le site n’a pas.'),
        scattered: text(60).describe('Des mots qu’il a, mais nulle part ensemble.'),
        nearest: text(40).describe('Devant le nombre, quand ce n’est pas tout à fait ce qui était demandé.'),
      })
      .describe('{n} est le nombre de résultats, {shown} ceux qui sont montrés, {words} des mots tapés.'),
    ask: text(60).describe('Devant le numéro, sous une réponse qui n’en est pas une.'),
    failed: text(160),
    kinds: z.strictObject({ article: text(20), question: text(20), link: text(20), page: text(20), tool: text(20) }),
  }),
})

export const notFoundSchema = z.strictObject({
  picture: illustration.describe('L’image, à côté des sorties.'),
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
  errorCount: z
    .strictObject({ one: z.string(), many: z.string() })
    .describe('Combien de réponses restent à corriger; {n} est leur nombre.'),
  required: text(140),
  submit: text(40),
  sending: verbatim(),
  checking: verbatim().describe('Sur le bouton, pendant qu’un appareil lent relit les réponses.'),
  privacy: z.strictObject({ text: text(200), link }),
  contact: z.strictObject({
    success: verbatim(),
    failure: verbatim(),
    next: z
      .strictObject({ title: text(60), text: text(300) })
      .describe('Sous le remerciement, qui a pris la place du formulaire : ce qui se passe ensuite, et quand.'),
    again: text(40),
    left: text(240).describe('Au retour, si la page a été quittée avant la réponse.'),
  }),
  popup: z.strictObject({
    title: title(60),
    text: text(160),
    callNow: text(60),
    formTitle: text(60),
    submit: text(40),
    close: text(30),
    later: text(30).describe('Le bouton qui ferme la fenêtre pour de bon.'),
    success: verbatim(),
    failure: verbatim(),
    noteLabel: text(40).describe('Au bas de la page, une fois la fenêtre fermée, ou au retour si la page a été quittée avant la réponse.'),
    left: text(240),
    kept: text(160).describe('Fermée sans envoyer, quelque chose y étant écrit.'),
    again: text(30),
  }),
  rescue: z.strictObject({ text: text(120), call: text(60), email: text(60), subject: text(80) }),
  lost: text(160).describe('Là où le formulaire ne peut pas fonctionner; le numéro suit.'),
  noScript: z
    .strictObject({ text: text(300), link: text(60) })
    .describe(
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
export type WhoPays = z.output<typeof whoPaysSchema>
export type Legal = z.output<typeof legalSchema>
