import { Fragment } from 'react'

const afterColon = /(?<=.{9}[:?]) /
const afterComma = /(?<=.{9},) /

/**
 * A title or hours that break first after a colon or a question mark, or else after a comma, unless
 * too little would stand before it.
 */
export const Phrases = ({ text }: { text: string }) =>
  text.split(afterColon.test(text) ? afterColon : afterComma).map((phrase, at, { length }) => (
    <Fragment key={phrase}>
      {at > 0 && ' '}
      {length > 1 ? <span className="phrase">{phrase}</span> : phrase}
    </Fragment>
  ))
