/** What a call to a family gave. After a voicemail, somebody calls again. */
export const outcomes = ['reached', 'voicemail', 'dropped'] as const
export type Outcome = (typeof outcomes)[number]

/** In SQL: a version that knows no outcome sets `handled_at` alone, where a family was reached. */
export const readOutcome =
  "case when handled_at is null or outcome = 'dropped' then outcome else 'reached' end"
