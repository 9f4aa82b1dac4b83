import { z } from 'zod'
import {
  each,
  file,
  group,
  href,
  lead,
  list,
  longDate,
  marked,
  phone,
  slug,
  text,
  texts,
  title,
  webAddress,
  words,
  type Shape,
} from './fields'
import { richText } from './load/markdown'
import { descriptionOf, findPicture, imageNames } from './pictures'
import { typeset } from './typography'

/* What the files of the pages and the lists hold. A number is the most characters of a text. */

/** A message that the specification quotes: kept to the letter, spaces included. */
const verbatim = (max = Infinity) => z.string().min(1).max(max)

const paragraphs = (min = 1) => list(900).min(min)

/** A picture of content/pictures.yml, with the sentence that stands there. */
const image = () =>
  z
    .enum(imageNames, { error: `une image de content/pictures.yml : ${imageNames.join(', ')}` })
    .transform((name) => findPicture(name))
    .meta({ kind: 'picture' })

const link = group({ label: 80, href: href() })

const item = group({ title: title(90), text: 600 })

const source = group({
  title: verbatim(200),
  lang: z.literal('en').optional(),
  about: text(200).optional(),
  publisher: 160,
  journal: z.string().trim().min(1).max(120).optional(),
  issue: text(40).optional(),
  url: webAddress(),
}).transform(({ title, ...rest }) => ({ ...rest, title: rest.lang === 'en' ? title.trim() : typeset(title.trim()) }))
const sources = list(source).default([])

const illustration = group({ image: image(), caption: lead(140).optional() })

export const meta = group({ title: 50, description: z.string().min(120).max(160).pipe(text(170)), keywords: 300 })

const hero = group({ title: title(120), lead: lead(420) })

/** The yellow band, where somebody answers: once a page, at its end. */
export const contactBand = group({ title: title(70), text: 420, button: link })

const steps = group({
  title: title(70),
  items: list({
    title: title(70),
    paragraphs: paragraphs(),
    aside: marked(200).optional(),
    image: image().optional(),
    tool: group({ text: 100, link }).optional(),
  }).length(5),
})

/** A ruler of months or weeks, and the delays that are measured on it, drawn and written. */
const timeLine = group({
  title: 70,
  length: z.number().int().min(2).max(12),
  spans: list({ from: z.number().min(0).max(12), to: z.number().min(0).max(12), time: 40, text: 160 }).min(1),
}).refine(({ length, spans }) => spans.every(({ from, to }) => from < to && to <= length), 'des délais qui tiennent sur la ligne')

const advisor = group({
  name: 40,
  role: z.enum(['Présidente et fondatrice', 'Conseillère en hébergement']),
  since: z.number().int().min(2013),
  background: 160,
  description: 600,
  image: image(),
  object: z.enum(['lease', 'shower', 'plan', 'benches']),
  isSample: z.boolean(),
})

/** A sentence whose braces are filled in the browser. */
const counted = () => verbatim(60).transform(typeset)

/** Someone in the drawing of who pays whom. */
const payer = group({ who: 40, title: title(60), sum: 20, verb: 30, text: 600 })

const testimonial = group({
  id: slug(),
  name: 40,
  location: z.enum(['Beauport', 'Charlesbourg', 'Lévis', 'Québec', 'Sainte-Foy']),
  image: image(),
  rating: z.number().int().min(1).max(5),
  text: 600,
  isSample: z.boolean(),
})

const faqCategory = group({
  title: title(60),
  drawing: z.enum(['coins', 'calendar', 'house', 'scales', 'boxes']),
  questions: list({ id: slug(), question: title(120), answer: richText(), whoPays: z.literal(true).optional() }).min(4),
})

const linkGroup = group({
  id: slug(),
  title: title(60),
  drawing: z.enum(['parliament', 'friends', 'heart', 'scales', 'map', 'house', 'minibus', 'book']),
  links: list({ name: 110, url: z.union([webAddress(), z.literal('suivi')]), description: 260, phone: phone().optional() }).min(5),
})

/** The plan of a unit: what its five numbers show, in their order, and what to know of the drawing. */
const unitPlan = group({ items: list({ title: title(60), text: 100 }).length(5), caption: 160 })

const filters = ['Tous', 'Conseils', 'Guide', 'Alzheimer', 'Bien-être', 'Santé'] as const

const moments = ['choisir', 'payer', 'demenager', 'vivre', 'entendre'] as const

/** A latitude and a longitude within a hundred kilometres of Québec. */
const degrees = z.tuple([z.number().min(46).max(47.7), z.number().min(-72.5).max(-69.9)]).readonly()

const place = group({
  name: 30,
  shortName: text(20).optional(),
  at: degrees,
  side: z.enum(['gauche', 'droite', 'dessus']),
  map: z.enum(['petite', 'moyenne', 'grande']),
  kind: z.enum(['ville', 'quartier', 'dessin', 'fleuve']),
  onPhone: z.enum(['dessus', 'dessous']).optional(),
})

const shore = group({ title: 30, places: list(place).min(1) })

/** Words as families type them, between commas. */
const typed = (max = 400) => verbatim(max).transform((line) => line.split(',').map((word) => word.trim()))

/** Where they lead: an address of the site, /faq#rpa, or the name of a link of content/links.yml. The first is the best. */
const leads = () => list(z.string().min(1)).min(1).max(4)

const places = [
  ...(['main', 'button', 'bar', 'door', 'tools'] as const),
  ...(['footer-services', 'footer-tools', 'footer-about', 'footer-contact', 'footer-legal'] as const),
] as const

export type Place = (typeof places)[number]

const listedPage = group({
  path: z.string().regex(/^\/[a-z-]*$/, 'une adresse comme /notre-equipe'),
  label: 30,
  footerLabel: text(40).optional(),
  places: list(z.enum(places)),
  isTool: z.boolean().default(false),
  card: { picture: image(), paper: z.enum(['paper', 'sage', 'river', 'plum', 'peach']) },
})

const promise = group({ title: 90, items: list({ text: 200, confirmedOn: longDate().optional() }).min(1) })

/** Privacy and accessibility: a title, then sections in Markdown. */
const legal = { hero, updatedOn: longDate(), sections: list({ id: slug(), title: title(80), body: richText() }).min(3) }

const page = <Of extends Shape>(name: string, label: string, address: string, shape: Of) =>
  file(`pages/${name}`, label, address, { meta, ...shape })

/** The words of each page, under the name by which an author finds them. */
export const pageFiles = {
  home: page('accueil', 'Accueil', '/', {
    hero: { title: title(70), titleEnd: title(70), lead: lead(420), primary: link, callIntro: 60, proof: 140, picture: illustration },
    urgent: { text: 80, link },
    summary: { title: title(70), cards: list({ title: title(60), text: 600, image: image() }).length(3), link },
    tools: { title: title(70), lead: lead(160), items: list({ link, text: 80 }).length(3) },
    approach: { title: title(70), paragraphs: paragraphs(2), link, panes: list(image()).length(3), lit: 20 },
    testimonials: { title: title(70), ids: list(slug()).length(3), link, tally: 60 },
    contactBand,
  }),
  services: page('services', 'Services', '/services', {
    hero: hero.extend({ primary: link, picture: illustration }),
    updatedOn: longDate(),
    proof: 220,
    ruler: timeLine,
    steps,
    complements: { title: title(70), items: list(item.extend({ list: list(120).optional(), after: text(300).optional() })).length(3) },
    reasons: { title: title(70), items: list(item).min(3) },
    contactBand,
    sources,
  }),
  teamPage: page('notre-equipe', 'Notre équipe : la page', '/notre-equipe', {
    hero,
    advisorsTitle: title(70),
    since: 40,
    highlights: { title: title(70), items: list(item).length(3) },
    values: { title: title(70), items: list(item).length(4) },
    contactBand,
    portrait: illustration,
  }),
  testimonialsPage: page('temoignages', 'Témoignages : la page', '/temoignages', { hero, tally: 60, stamps: 60, contactBand }),
  contact: page('contact', 'Contact', '/contact', {
    hero,
    promise: 200,
    side: { title: title(60), text: 300, urgent: { text: 40, link } },
  }),
  blog: page('blog', 'Blogue : la page', '/blog', {
    hero,
    filter: {
      label: 60,
      categories: list(z.enum(filters))
        .length(6)
        .refine((list) => list.join() === filters.join(), `cet ordre : ${filters.join(', ')}`),
      count: { one: counted(), many: counted() },
      empty: { text: 160, link },
    },
    moments: list({ id: z.enum(moments), title: 30 }).length(moments.length),
    contactBand,
  }),
  linksPage: page('liens-utiles', 'Liens utiles : la page', '/liens-utiles', {
    hero: hero.extend({ picture: illustration }),
    report: 120,
    shelf: list({ phone: phone(), name: 40, text: 100 }).length(4),
    contactBand,
  }),
  alzheimer: page('alzheimer', 'Alzheimer', '/alzheimer', {
    hero: hero.extend({ primary: link, picture: illustration }),
    updatedOn: longDate(),
    disease: { title: title(80), paragraphs: paragraphs(), symptoms: list(item).length(6) },
    doctor: { title: title(80), paragraphs: paragraphs() },
    residence: { title: title(80), paragraphs: paragraphs(2), plan: unitPlan, features: list(item).length(4), picture: illustration },
    questions: { title: title(80), list: list(200).min(4), after: 300 },
    support: steps,
    contactBand,
    sources,
  }),
  mission: page('notre-mission', 'Notre mission', '/notre-mission', {
    hero: hero.extend({ picture: illustration }),
    why: { title: title(70), paragraphs: paragraphs(2) },
    commitments: { title: title(70), items: list(item).length(4) },
    caution: { title: title(70), text: 600, list: list(marked(260)).min(3) },
    community: { title: title(70), paragraphs: paragraphs() },
    links: { title: title(70), items: list(link).length(4) },
    contactBand,
  }),
  faqPage: page('faq', 'FAQ : la page', '/faq', {
    hero: hero.extend({ picture: illustration }),
    updatedOn: longDate(),
    contactBand,
    sources,
  }),
  lease: page('bail', 'Bail, hausse, départ', '/bail', {
    hero,
    updatedOn: longDate(),
    moments: list({
      id: slug(),
      title: title(70),
      lead: 300,
      line: timeLine,
      steps: list(260).min(2),
      letter: { title: title(70), paragraphs: paragraphs(4) },
    }).length(3),
    letterHelp: 200,
    buttons: { copy: 30, print: 30, copied: 100, selected: 100 },
    help: { title: title(70), items: list({ name: 90, phone: phone(), text: 200 }).min(3), note: 160 },
    contactBand,
    sources,
  }),
  privacy: page('confidentialite', 'Confidentialité', '/confidentialite', legal),
  accessibility: page('accessibilite', 'Accessibilité', '/accessibilite', legal),
  notFound: file('pages/introuvable', 'Page introuvable', '/404', {
    picture: illustration,
    title: title(60),
    lead: lead(300),
    linksTitle: 60,
    links: list(link).min(4),
  }),
}

export const listFiles = {
  faqCategories: file('faq', 'Questions fréquentes', '/faq', list(faqCategory).length(5)),
  /** In their order on the page; the home page picks three of them by `id`. All samples for now. */
  testimonials: file('testimonials', 'Témoignages', '/temoignages', list(testimonial).min(9)),
  /** In the order in which they came. All samples for now. */
  advisors: file('team', 'Conseillères', '/notre-equipe', z.tuple([advisor], advisor)),
  /** Official home pages where a deep address may move; the description then says what to look for. */
  linkGroups: file('links', 'Liens utiles', '/liens-utiles', list(linkGroup).length(8)),
  searchWords: file('search', 'Mots de la recherche', '/blog', {
    stopWords: typed(2000),
    synonyms: list(typed()),
    subjects: list({ title: 60, words: typed(), pages: leads() }).min(60),
    absent: list({ words: typed(), answer: 180, pages: leads().optional() }),
  }),
}

export const agencyFiles = {
  whoPays: file('who-pays', 'Qui paie qui', '/notre-mission', {
    title: title(40),
    to: 20,
    you: payer,
    residence: payer.extend({ when: text(40) }),
    public: payer,
  }),
  territory: file('territory', 'Carte du territoire', '/services', {
    centre: degrees,
    large: { title: 100, text: 300 },
    medium: { title: 70, text: 300 },
    small: 140,
    caption: { intro: 80, north: shore, south: shore, crossing: 140, beyond: 140 },
    landmarks: list(place),
  }),
  forms: file('forms', 'Formulaires', '/contact', {
    fields: {
      seekingFor: { label: 60, placeholder: verbatim(), vous: verbatim(), proche: verbatim() },
      name: { label: 40 },
      ...each(words(160, 'label', 'help'), 'phone', 'email', 'message'),
      availability: { label: 60, help: 160, line: '{text}' },
    },
    errorPrefix: 20,
    problems: {
      ...texts(120, 'seekingFor', 'name', 'phone', 'phoneUnreadable', 'email', 'emailWithoutAt', 'emailWithTwoAts'),
      ...texts(120, 'emailWithoutStart', 'emailWithoutEnd', 'emailUnreadable', 'message'),
    },
    countedProblems: { nameTooLong: '{n} {most}', phoneTooShort: '{n}', emailTooLong: '{n} {most}', messageTooLong: '{n} {most}' },
    errorCount: { one: z.string(), many: z.string() },
    ...texts(140, 'required', 'submit'),
    ...each(verbatim(), 'sending', 'checking'),
    privacy: { text: 200, link },
    contact: { success: verbatim(), failure: verbatim(), next: words(300, 'title', 'text'), again: 40, left: 240 },
    popup: {
      title: title(60),
      ...texts(160, 'text', 'callNow', 'formTitle', 'submit', 'close', 'later'),
      ...each(verbatim(), 'success', 'failure'),
      noteLabel: 40,
      left: 240,
      kept: 160,
      again: 30,
    },
    rescue: words(120, 'text', 'call', 'email', 'subject'),
    lost: 160,
    noScript: words(300, 'text', 'link'),
  }),
  interfaceTexts: file('interface', 'Menus, boutons, pied de page', '/', {
    ...texts(60, 'skip', 'menu', 'mainNavigation', 'secondaryNavigation', 'quickContact', 'callVerb', 'call', 'callHint', 'write'),
    ...texts(60, 'closeMenu', 'writeHint', 'homeLink'),
    textSize: words(30, 'legend', 'normal', 'large', 'largest'),
    eveningLight: 12,
    door: words(80, 'menu', 'foot'),
    tools: 20,
    footer: words(160, 'whoPays', 'services', 'tools', 'about', 'contact'),
    ...texts(40, 'print', 'updated'),
    share: { ...texts(60, 'title', 'button', 'email', 'copy', 'copied'), selected: 80, ...texts(80, 'address', 'subject') },
    chat: words(80, 'label', 'on', 'off'),
    eraser: words(200, 'question', 'yes', 'no', 'done'),
    popupRefusal: words(120, 'button', 'refused', 'failed'),
    copyNumber: words(80, 'button', 'copied', 'selected'),
    ...texts(40, 'newTab', 'sources'),
    stars: { one: '{n}', many: '{n}' },
    preview: words(20, 'title', 'branch', 'commit', 'builtAt'),
    ...texts(20, 'hoursLabel', 'emailLabel', 'areaLabel'),
    article: {
      ...texts(30, 'back', 'by', 'readTime', 'updated', 'reviewed', 'contents', 'enBref', 'aRetenir'),
      kit: { less: verbatim(40), amounts: 60 },
      ...texts(40, 'consult', 'related', 'onward'),
    },
    search: {
      link: 20,
      ...texts(120, 'label', 'help'),
      subjects: title(40),
      results: { one: counted(), many: counted(), some: counted(), missing: counted(), nearest: 40 },
      ask: 60,
      failed: 160,
      kinds: words(20, 'article', 'question', 'link', 'page', 'tool'),
    },
  }),
  pageList: file('pages', 'Liste des pages', '/', list(listedPage)),
  /** What the agency confirms before the site goes live: npm run launch:check makes a list of it. */
  promises: file('launch', 'Liste de la mise en ligne', '', list(promise)),
}

export const articleSchema = group({
  title: title(60),
  excerpt: z.string().min(110).max(160).pipe(text(170)),
  description: z.string().min(110).max(160).pipe(text(170)).optional(),
  keywords: text(300).optional(),
  canonical: z.optional(z.string().regex(/^(\/|https:\/\/)/, 'une adresse qui commence par / ou par https://')),
  author: 60,
  authorIsSample: z.boolean().default(false),
  date: longDate(),
  updated: longDate().optional(),
  reviewed: group({ by: 60, trade: 60, reviewedOn: longDate() }).optional(),
  category: z.enum(filters).exclude(['Tous', 'Alzheimer']),
  moment: z.enum(moments),
  image: z.union([slug(), webAddress()], { error: 'le nom d’une image de content/images/masters, ou une adresse complète' }),
  imageAlt: text(130).optional(),
  listed: z.boolean().default(true),
  pitch: { title: title(60), text: 340 },
  sources,
}).refine(({ image, imageAlt }) => (descriptionOf(image) === undefined) !== (imageAlt === undefined), {
  path: ['imageAlt'],
  message: 'une phrase qui dit ce que montre l’image, et rien quand content/pictures.yml la décrit déjà',
})

export type Link = z.output<typeof link>
export type Item = z.output<typeof item>
export type Source = z.output<typeof source>
export type Illustration = z.output<typeof illustration>
export type Meta = z.output<typeof meta>
export type HeroWords = z.output<typeof hero>
export type ContactBandWords = z.output<typeof contactBand>
export type LinkGroup = z.output<typeof linkGroup>
export type Interface = z.output<typeof agencyFiles.interfaceTexts.schema>
export type Forms = z.output<typeof agencyFiles.forms.schema>
