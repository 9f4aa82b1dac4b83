import { onOneLine } from '@/content/paths'

/** Words as they are typed, where a telephone number or « Avez-vous » stays on one line. Where an author writes Markdown, content/load/markdown.ts does the same. */
export const Sentence = ({ of: text }: { of: string }) =>
  text.split(onOneLine).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <span key={at} className="whole">
        {part}
      </span>
    ),
  )

/** Each in a paragraph, or in a line of a list. */
export const Sentences = ({ of: texts, as: Tag = 'p' }: { of: readonly string[]; as?: 'p' | 'li' }) =>
  texts.map((text) => (
    <Tag key={text}>
      <Sentence of={text} />
    </Tag>
  ))
