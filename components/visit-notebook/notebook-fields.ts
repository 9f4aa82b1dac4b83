import type { FieldMap } from '../forms/use-stored-fields'
import { changeResidence, factNames, marks, type Notebook } from '../../lib/notebook-data'

/** `2-rent` is a fact of the second residence, `2-16` its reply to the last question, `2-16-mark` what the visitor thinks of it. */
function partsOf(name: string) {
  const [number, key = '', mark] = name.split('-')
  return {
    residence: Number(number) - 1,
    fact: factNames.find((each) => each === key),
    question: Number(key) - 1,
    isMark: mark !== undefined,
  }
}

export const notebookFields: FieldMap<Notebook> = {
  get({ residences }, name) {
    const { residence, fact, question, isMark } = partsOf(name)
    const found = residences[residence]
    if (fact) return found?.[fact]

    const reply = found?.replies[question]
    if (!reply) return undefined

    return isMark ? (reply.mark ?? '') : reply.text
  },

  set(notebook, name, text) {
    const { residence, fact, question, isMark } = partsOf(name)
    const change = isMark ? { mark: marks.find((each) => each === text) } : { text }

    return changeResidence(notebook, residence, (last) => {
      if (fact) return { ...last, [fact]: text.replaceAll('\n', ' ') }

      return {
        ...last,
        replies: last.replies.map((reply, index) =>
          index === question ? { ...reply, ...change } : reply,
        ),
      }
    })
  },
}
