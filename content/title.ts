/** A title whose lines are set by hand: on a phone (`narrow`, below 48 rem) and on a wide page (`wide`, from 60 rem). */
export type SetTitle = { text: string; narrow: readonly string[]; wide: readonly string[] }

export type TitleWords = string | SetTitle

/** The same words as one sentence: for an anchor, a menu, the search. */
export const sentenceOf = (title: TitleWords) => (typeof title === 'string' ? title : title.text)
