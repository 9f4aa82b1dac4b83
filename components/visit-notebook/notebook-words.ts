import type { Words } from '@/content/words'
import { fillTemplate } from '@/lib/fill-template'
import { isEmptyReply, type Notebook, type Residence } from '@/lib/notebook-data'

/** The words of the tool itself, without the words of the page around it. */
export type NotebookWords = Omit<Words['notebookPage'], 'meta' | 'hero' | 'needs' | 'loadError'>

/** Numbers the groups, and the sixteen questions through all of them. */
export function numberQuestions(groups: NotebookWords['groups']) {
  let number = 0
  return groups.map(({ title, questions }, index) => ({
    title,
    number: index + 1,
    questions: questions.map((question) => ({ ...question, number: (number += 1) })),
  }))
}

export type NumberedGroup = ReturnType<typeof numberQuestions>[number]
export type NumberedQuestion = NumberedGroup['questions'][number]

/** A residence as it is shown: until it has a name, its number is its name. */
export type Column = { number: number; name: string; residence: Residence }

export const getColumns = (
  { residences }: Notebook,
  words: { residence: string },
): readonly Column[] =>
  residences.map((residence, index) => ({
    number: index + 1,
    name: residence.name.trim() || fillTemplate(words.residence, { n: index + 1 }),
    residence,
  }))

/**
 * Describes the count of replies to check, but not of good ones, because one reply may rule a
 * residence out.
 */
export function describeReplyCount(
  { answers }: Residence,
  words: NotebookWords['replyCounts'],
): string {
  if (answers.every(isEmptyReply)) return words.empty

  const toCheck = answers.filter(({ mark }) => mark === 'check').length
  if (toCheck === 0) return words.none

  return toCheck === 1 ? words.one : fillTemplate(words.many, { n: toCheck })
}

/** Keeps « 2 290 $ » on one line. */
const addNoBreakSpaces = (text: string) => text.replace(/(\d) (?=\d{3}(?!\d)|[$%])/g, '$1\u00A0')

/**
 * Lists the facts that are filled in: « 12 novembre · bail 2 290 $ · net 1 986,80 $ · 12 minutes ».
 */
export const listFacts = (residence: Residence, words: NotebookWords['printed']['filled']) =>
  [
    residence.date,
    residence.rent && addNoBreakSpaces(fillTemplate(words.rent, { rent: residence.rent })),
    residence.net && addNoBreakSpaces(fillTemplate(words.net, { net: residence.net })),
    residence.distance,
    residence.contact,
  ]
    .filter(Boolean)
    .join(' · ')
