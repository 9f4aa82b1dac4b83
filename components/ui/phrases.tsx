import { Fragment } from 'react'

const afterColon = /(?<=.{9}[:?]) /
const afterComma = /(?<=.{9},) /

/** A title, or the hours of a service, that does not hold on a line breaks first where one takes a breath: after its colon or its question, or else after its comma, unless a word alone would stay before it. */
export const Title = ({ of: title }: { of: string }) =>
  title.split(afterColon.test(title) ? afterColon : afterComma).map((phrase, at, { length }) => (
    <Fragment key={phrase}>
      {at > 0 && ' '}
      {length > 1 ? <span className="phrase">{phrase}</span> : phrase}
    </Fragment>
  ))
