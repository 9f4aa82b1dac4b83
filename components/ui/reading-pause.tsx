import './reading-pause.css'

/**
 * A full stop for screen readers, which otherwise run two lines into one sentence. Taken out of the
 * line, it would be read as a line of its own.
 */
export const ReadingPause = ({ after }: { after: string }) =>
  /[.?!]$/.test(after) ? null : <span className="reading-pause">.</span>
