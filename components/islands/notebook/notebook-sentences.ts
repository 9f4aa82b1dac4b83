import type { Words } from '@/content/words'
import { fillIn } from '../../ui/words'
import type { Place } from './notebook-data'

/** What the notebook says, and what leads to it from other pages left aside. */
export type NotebookWords = Omit<Words['notebookPage'], 'meta' | 'hero' | 'needs' | 'lost'>

/** The sixteen questions in their groups, counted from one to the last. */
export const numberQuestions = (groups: NotebookWords['groups']) =>
  groups.map(({ title, questions }, group) => {
    const before = groups.slice(0, group).reduce((sum, each) => sum + each.questions.length, 0)
    return { title, questions: questions.map((question, index) => ({ ...question, number: before + index + 1 })) }
  })

export const nameOf = ({ name }: Place, at: number, words: { place: string }) => name.trim() || fillIn(words.place, { n: at + 1 })

/** « 7 réponses à vérifier ». No sum of the good ones: one answer may rule a residence out. */
export function tallySentence({ replies }: Place, words: Words['notebookPage']['tallies']): string {
  if (replies.every(({ text, mark }) => text === '' && mark === undefined)) return words.empty
  const toCheck = replies.filter(({ mark }) => mark === 'check').length
  return toCheck === 0 ? words.none : toCheck === 1 ? words.one : fillIn(words.many, { n: toCheck })
}

/** « 2 290 $ » in one piece, as the rest of the site has it. */
const glue = (text: string) => text.replace(/(\d) (?=\d{3}(?!\d)|[$%])/g, '$1\u00A0')

/** « 12 novembre · bail 2 290 $ · net 1 986,80 $ · 12 minutes », as much of it as there is. */
export const factsLine = (place: Place, words: Words['notebookPage']['sheet']['filled']) =>
  [
    place.date,
    place.rent && glue(fillIn(words.rent, { rent: place.rent })),
    place.net && glue(fillIn(words.net, { net: place.net })),
    place.distance,
    place.contact,
  ]
    .filter(Boolean)
    .join(' · ')
