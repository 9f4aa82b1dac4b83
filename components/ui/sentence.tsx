import { onOneLine } from '@/content/paths'

/** Words as they are typed, where a telephone number or « Avez-vous » stays on one line. Where an author writes Markdown, content/markdown.ts does the same. */
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
