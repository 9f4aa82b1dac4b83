import type { NotebookPage } from '@/content/tools'
import { fillIn } from '../../ui/words'
import { tallyOf, type Place } from './notebook-data'

/** What the notebook says, and what leads to it from other pages left aside. */
export type NotebookWords = Omit<NotebookPage, 'meta' | 'hero' | 'needs' | 'lost'>

/** The sixteen questions in their groups, counted from one to the last. */
export const numberQuestions = (groups: NotebookWords['groups']) =>
  groups.map(({ title, questions }, group) => {
    const before = groups.slice(0, group).reduce((sum, each) => sum + each.questions.length, 0)
    return { title, questions: questions.map((question, index) => ({ ...question, number: before + index + 1 })) }
  })

export const nameOf = ({ name }: Place, at: number, words: NotebookPage['cells']) => name || fillIn(words.place, { n: at + 1 })

/** « 7 réponses à vérifier, 1 sans avis ». */
export function tallySentence(place: Place, words: NotebookPage['tallies']): string {
  const { answered, toCheck, withoutMark } = tallyOf(place)
  if (answered === 0) return words.empty
  const check = toCheck === 0 ? words.none : toCheck === 1 ? words.one : fillIn(words.many, { n: toCheck })
  return withoutMark === 0 ? check : `${check}, ${fillIn(words.missing, { n: withoutMark })}`
}

/** « 2 290 $ » in one piece, as the rest of the site has it. */
const glue = (text: string) => text.replace(/(\d) (?=\d{3}(?!\d)|[$%])/g, '$1\u00A0')

export const rentOf = ({ rent }: Place, words: NotebookPage['sheet']['filled']) => rent && glue(fillIn(words.rent, { rent }))

/** « 12 novembre · bail 2 290 $ · net 1 986,80 $ · 12 minutes », as much of it as there is. */
export const factsLine = (place: Place, words: NotebookPage['sheet']['filled']) =>
  [place.date, rentOf(place, words), place.net && glue(fillIn(words.net, { net: place.net })), place.distance, place.contact]
    .filter(Boolean)
    .join(' · ')
