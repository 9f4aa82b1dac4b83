/** What is set apart by lines or by letters is heard in one breath: « vous hésitez jour et nuit ». */
export const ReadingPause = ({ after }: { after: string }) =>
  /[.?!]$/.test(after) ? null : <span className="visually-hidden">.</span>
