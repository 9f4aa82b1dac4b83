import { phoneNumber } from '@/content/paths'

/** A sentence as it is typed: a telephone number in it stays on one line. Where an author writes Markdown, content/markdown.ts does the same. */
export const Sentence = ({ of: text }: { of: string }) =>
  text.split(phoneNumber).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <span key={at} className="whole">
        {part}
      </span>
    ),
  )
