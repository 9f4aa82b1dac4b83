import type { Words } from '@/content/words'
import { fillIn } from '../../lib/fill-in'
import type { Residence } from '../../lib/notebook-data'

/** The words of the notebook, without those that lead to it from other pages. */
export type NotebookWords = Omit<Words['notebookPage'], 'meta' | 'hero' | 'needs' | 'lost'>

/** The sixteen questions in their groups, counted from one to the last. */
export const numberQuestions = (groups: NotebookWords['groups']) =>
  groups.map(({ title, questions }, group) => {
    const before = groups.slice(0, group).reduce((sum, each) => sum + each.questions.length, 0)
    return {
      title,
      questions: questions.map((question, index) => ({ ...question, number: before + index + 1 })),
    }
  })

export type NumberedGroup = ReturnType<typeof numberQuestions>[number]

export const nameOf = ({ name }: Residence, index: number, words: { residence: string }) =>
  name.trim() || fillIn(words.residence, { n: index + 1 })

/** « 7 réponses à vérifier ». No sum of the good ones: one answer may rule a residence out. */
export function tallySentence({ replies }: Residence, words: NotebookWords['tallies']): string {
  if (replies.every(({ text, mark }) => text === '' && mark === undefined)) return words.empty

  const toCheck = replies.filter(({ mark }) => mark === 'check').length
  if (toCheck === 0) return words.none

  return toCheck === 1 ? words.one : fillIn(words.many, { n: toCheck })
}

/** « 2 290 $ » on one line, as on the rest of the site. */
const withNoBreak = (text: string) => text.replace(/(\d) (?=\d{3}(?!\d)|[$%])/g, '$1\u00A0')

/** « 12 novembre · bail 2 290 $ · net 1 986,80 $ · 12 minutes », as much of it as there is. */
export const factsLine = (residence: Residence, words: NotebookWords['sheet']['filled']) =>
  [
    residence.date,
    residence.rent && withNoBreak(fillIn(words.rent, { rent: residence.rent })),
    residence.net && withNoBreak(fillIn(words.net, { net: residence.net })),
    residence.distance,
    residence.contact,
  ]
    .filter(Boolean)
    .join(' · ')
