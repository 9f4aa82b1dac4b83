import type { Words } from '@/content/words'
import { fillTemplate } from '@/lib/fill-template'
import type { Notebook, Residence } from '@/lib/notebook-data'

/** The words of the tool itself, without the words of the page around it. */
export type NotebookWords = Omit<
  Words['notebookPage'],
  'meta' | 'hero' | 'needs' | 'loadError' | 'contactBand'
>

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
