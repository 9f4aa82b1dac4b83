import type { FieldMap } from '../forms/use-draft-inputs'
import { changeResidence, factNames, marks, type Notebook } from '@/lib/notebook-data'

/**
 * Parses the name of a field: `2-rent` is a fact of residence 2, `2-16` its reply to question 16,
 * and `2-16-mark` the opinion on that reply.
 */
function parseFieldName(fieldName: string) {
  const [number, key = '', mark] = fieldName.split('-')
  return {
    residenceIndex: Number(number) - 1,
    fact: factNames.find((name) => name === key),
    questionIndex: Number(key) - 1,
    isMark: mark !== undefined,
  }
}

export const notebookFields: FieldMap<Notebook> = {
  get({ residences }, fieldName) {
    const { residenceIndex, fact, questionIndex, isMark } = parseFieldName(fieldName)
    const residence = residences[residenceIndex]
    if (fact) return residence?.[fact]

    const reply = residence?.replies[questionIndex]
    return isMark && reply ? (reply.mark ?? '') : reply?.text
  },

  set(notebook, fieldName, text) {
    const { residenceIndex, fact, questionIndex, isMark } = parseFieldName(fieldName)
    const change = isMark ? { mark: marks.find((mark) => mark === text) } : { text }

    return changeResidence(notebook, residenceIndex, (residence) => {
      if (fact) return { ...residence, [fact]: text.replaceAll('\n', ' ') }

      const replies = residence.replies.map((reply, index) =>
        index === questionIndex ? { ...reply, ...change } : reply,
      )
      return { ...residence, replies }
    })
  },
}
