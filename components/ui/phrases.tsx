import { Fragment } from 'react'

const afterColon = /(?<=.{9}[:?]) /
const afterComma = /(?<=.{9},) /

/**
 * Wraps a title or opening hours after a colon or a question mark, or else after a comma, unless
 * too little would stand before the break.
 */
export const Phrases = ({ text }: { text: string }) =>
  text.split(afterColon.test(text) ? afterColon : afterComma).map((phrase, index, { length }) => (
    <Fragment key={phrase}>
      {index > 0 && ' '}
      {length > 1 ? <span className="phrase">{phrase}</span> : phrase}
    </Fragment>
  ))
