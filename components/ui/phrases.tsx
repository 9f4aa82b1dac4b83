import { Fragment } from 'react'

const afterColon = /(?<=.{9}[:?]) /
const afterComma = /(?<=.{9},) /

/** A title, or hours, that do not hold on a line break first where one takes a breath: after a colon or a question, or else after a comma, unless a word alone would stay before it. */
export const Phrases = ({ text }: { text: string }) =>
  text.split(afterColon.test(text) ? afterColon : afterComma).map((phrase, at, { length }) => (
    <Fragment key={phrase}>
      {at > 0 && ' '}
      {length > 1 ? <span className="phrase">{phrase}</span> : phrase}
    </Fragment>
  ))
