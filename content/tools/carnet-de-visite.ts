import { z } from 'zod'
import { text } from '../fields'
import { load } from '../load'
import { metaSchema } from '../schemas'
import { hero, marked, needs, template } from './fields'

export const notebookSchema = z.strictObject({
  meta: metaSchema,
  hero,
  needs,
  facts: z
    .strictObject({ name: text(40), date: text(40), contact: text(60), rent: text(40), net: text(60), distance: text(60) })
    .describe('Les renseignements d’une résidence.'),
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
  sheet: z
    .strictObject({
      title: text(40),
      text: text(160),
      legend: text(140),
      question: text(20),
      place: template(['n'], 30),
      name: text(20),
      facts: text(60),
      net: text(160),
      filled: z
        .strictObject({
          signs: z.strictObject({ fine: text(1), check: text(1), wrong: text(1) }),
          rent: template(['rent'], 30),
          net: template(['net'], 30),
          more: text(30).describe('Après les premiers mots d’une note trop longue pour sa case, puis le titre du verso.'),
          back: text(60),
        })
        .describe('Une fois la feuille remplie.'),
    })
    .describe('La feuille à remplir.'),
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
    read: text(40).describe('Ouvre les réponses, sans rien changer.'),
    add: text(40),
    replace: text(40),
    nothing: text(40),
    undo: text(40).describe('Après un ajout ou un remplacement.'),
  }),
  messages: z.strictObject({
    copied: marked(160),
    copyByHand: marked(160).describe('L’appareil refuse la copie : le lien est dans un champ.'),
    saved: marked(160),
    empty: marked(160).describe('Rien à envoyer encore.'),
    linkTooLong: marked(200),
    linkUnreadable: marked(200),
    fileUnreadable: marked(200),
    full: marked(240),
    added: marked(160),
    replaced: marked(160),
    restored: marked(160),
    notKept: text(160),
  }),
  erase: z
    .strictObject({ question: text(200), yes: text(40), no: text(40), done: text(80) })
    .describe('« Tout effacer », puis une résidence seule : la question, posée une fois, et ce qui suit.'),
  eraseOne: z.strictObject({ ask: text(40), question: text(200), yes: text(40), no: text(40), done: text(80) }),
  lost: text(200).describe('Le programme du carnet n’arrive pas.'),
})

export const notebookPage = load('content/tools/carnet-de-visite.yml', notebookSchema)

export type NotebookPage = typeof notebookPage
