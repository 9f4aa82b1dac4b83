/** A full stop for screen readers, which otherwise run two lines into one sentence. */
export const ReadingPause = ({ after }: { after: string }) =>
  /[.?!]$/.test(after) ? null : <span className="visually-hidden">.</span>
