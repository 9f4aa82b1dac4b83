/** What a call to a family gave. After a voicemail, somebody calls again. */
export const outcomes = ['reached', 'voicemail', 'dropped'] as const
export type Outcome = (typeof outcomes)[number]
