import type { FieldMap } from '../forms/drafts/use-draft'
import { changeResidence, factNames, opinions, type Notebook } from '@/lib/notebook-data'

/**
 * Parses the name of a field: `2-rent` is a fact of residence 2, `2-16` its reply to question 16,
 * and `2-16-opinion` the opinion on that reply.
 */
function parseFieldName(fieldName: string) {
  const [number, key = '', opinion] = fieldName.split('-')
  return {
    residenceIndex: Number(number) - 1,
    fact: factNames.find((name) => name === key),
    questionIndex: Number(key) - 1,
    isOpinion: opinion !== undefined,
  }
}

export const notebookFields: FieldMap<Notebook> = {
  get({ residences }, fieldName) {
    const { residenceIndex, fact, questionIndex, isOpinion } = parseFieldName(fieldName)
    const residence = residences[residenceIndex]
    if (fact) return residence?.[fact]

    const reply = residence?.answers[questionIndex]
    return isOpinion && reply ? (reply.opinion ?? '') : reply?.text
  },

  set(notebook, fieldName, text) {
    const { residenceIndex, fact, questionIndex, isOpinion } = parseFieldName(fieldName)
    const change = isOpinion ? { opinion: opinions.find((known) => known === text) } : { text }

    return changeResidence(notebook, residenceIndex, (residence) => {
      if (fact) return { ...residence, [fact]: text.replaceAll('\n', ' ') }

      const answers = residence.answers.map((reply, index) =>
        index === questionIndex ? { ...reply, ...change } : reply,
      )
      return { ...residence, answers }
    })
  },
}
