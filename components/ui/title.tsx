import { Fragment } from 'react'

/** A title that does not hold on a line breaks first where one takes a breath: after its colon or its question, or else after its comma, unless a word alone would stay before it. */
export const Title = ({ of: title }: { of: string }) =>
  title.split(/.{9}[:?] /.test(title) ? /(?<=.{9}[:?]) / : /(?<=.{9},) /).map((phrase, at, { length }) => (
    <Fragment key={phrase}>
      {at > 0 && ' '}
      {length > 1 ? <span className="phrase">{phrase}</span> : phrase}
    </Fragment>
  ))
