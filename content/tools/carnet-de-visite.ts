import { text, texts, words } from '../fields'
import { load } from '../load'
import { metaSchema } from '../schemas'
import { hero, marked, needs, template } from './fields'
import { atLeast, exactly, group } from '../shapes'

const questionsIn = (groups: readonly { questions: readonly unknown[] }[]) =>
  groups.reduce((sum, { questions }) => sum + questions.length, 0)

export const notebookSchema = group({
  meta: metaSchema,
  hero,
  needs,
  facts: words(60, 'name', 'date', 'contact', 'rent', 'net', 'distance').describe('Les renseignements d’une résidence.'),
  groups: exactly(3, group({ title: text(60), questions: atLeast(3, group({ text: text(110), help: text(200).optional() })) })).refine(
    (groups) => questionsIn(groups) === 16,
    { message: 'seize questions en tout' },
  ),
  marks: words(20, 'fine', 'check', 'wrong'),
  sheet: group(
    {
      ...texts(160, 'title', 'text', 'legend', 'question'),
      place: template('n'),
      ...texts(160, 'name', 'facts', 'net'),
      filled: group(
        {
          signs: words(1, 'fine', 'check', 'wrong'),
          rent: template('rent'),
          net: template('net'),
          more: text(30, 'Après les premiers mots d’une note trop longue pour sa case, puis le titre du verso.'),
          back: text(60),
        },
        'Une fois la feuille remplie.',
      ),
    },
    'La feuille à remplir.',
  ),
  cells: group({ place: template('n'), pick: text(40), reply: template('n'), mark: template('n', 'place'), unmark: text(80) }),
  tallies: group({ ...texts(60, 'title', 'empty', 'none', 'one'), many: template('n'), missing: template('n'), note: text(140) }),
  keep: group({
    title: text(60),
    device: words(160, 'title', 'tick', 'note'),
    paper: words(100, 'title', 'note', 'filled', 'blank'),
    relative: words(120, 'title', 'warning', 'copy', 'link', 'file', 'note', 'open'),
  }),
  received: group({
    title: text(60),
    text: template('residences', 'answers', 'date'),
    read: text(40, 'Ouvre les réponses, sans rien changer.'),
    ...texts(40, 'add', 'replace', 'nothing'),
    undo: text(40, 'Après un ajout ou un remplacement.'),
  }),
  messages: group({
    copied: marked(),
    copyByHand: marked().describe('L’appareil refuse la copie : le lien est dans un champ.'),
    saved: marked(),
    empty: marked().describe('Rien à envoyer encore.'),
    linkTooLong: marked(),
    linkUnreadable: marked(),
    fileUnreadable: marked(),
    full: marked(),
    added: marked(),
    replaced: marked(),
    restored: marked(),
    notKept: text(160),
  }),
  erase: words(200, 'question', 'yes', 'no', 'done').describe(
    '« Tout effacer », puis une résidence seule : la question, posée une fois, et ce qui suit.',
  ),
  eraseOne: words(200, 'ask', 'question', 'yes', 'no', 'done'),
  lost: text(200, 'Le programme du carnet n’arrive pas.'),
})

export const notebookPage = load('content/tools/carnet-de-visite.yml', notebookSchema)

export type NotebookPage = typeof notebookPage
