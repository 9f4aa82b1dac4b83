// Records what a call to a family gave. The page of the link posts its token here once somebody
// clicks one of its buttons: opening the link records nothing.
import * as z from 'zod/mini'

import { buildCorsHeaders } from '../_shared/cors.ts'
import { describeFailure, withDeadline } from '../_shared/failure.ts'
import { readToken } from '../_shared/handled-link.ts'
import { outcomes } from '../_contract/outcomes.ts'
import { queryRows, type SqlClient } from '../_shared/postgres-client.ts'
import { getQuebecDate } from '../_calendar/quebec-time.ts'
import { readJson } from '../_shared/read-json.ts'
import { checkAccess, createResponder, errorResponses } from '../_shared/responses.ts'
import type { Config } from '../_shared/settings.ts'

const respond = createResponder({
  ...errorResponses,
  handled: [200, 'C’est noté.'],
  origin_refused: [403, 'Ce site n’est pas autorisé à marquer une demande.'],
  request_unknown: [404, 'Cette demande n’est pas dans la base, ou n’y est plus.'],
  already_handled: [409, 'C’était déjà noté.'],
  link_expired: [410, 'Ce lien a plus de 60 jours.'],
  too_large: [413, 'Ce n’est pas un lien.'],
  link_invalid: [422, 'Ce lien est incomplet ou a été modifié.'],
  unavailable: [503, 'La demande n’a pas pu être marquée. Réessayez.'],
})

/** The limit in bytes: a token has 123 characters. */
const bodyLimit = 500

const form = z.object({ token: z.string(), outcome: z.enum(outcomes) })
const before = z.object({
  is_final: z.boolean(),
  /** What was recorded before, and when in Québec; null where nothing was. */
  previous: z.nullable(z.string()),
  at: z.nullable(z.string()),
})

// The first final outcome stays: who chooses another is told of it. A second message left within
// ten minutes is the same one, whose answer was lost.
const recordOutcome = `
  update private.contact_requests as r
     set outcome = case when before.handled_at is null then $3 else before.outcome end,
         handled_at = coalesce(before.handled_at, case when $3 <> 'voicemail' then pressed_at end),
         voicemails_at = before.voicemails_at
           || case when $3 = 'voicemail' and before.handled_at is null
                        and (last_at is null or last_at < pressed_at - interval '10 minutes')
                   then array[pressed_at] else '{}' end
    from (select id, outcome, handled_at, voicemails_at, $2::text::timestamptz as pressed_at,
                 coalesce(handled_at, voicemails_at[cardinality(voicemails_at)]) as last_at
            from private.contact_requests where id = $1::text::uuid for update) as before
   where r.id = before.id
  returning before.handled_at is not null as is_final,
            before.outcome as previous,
            to_char(last_at at time zone 'America/Toronto', 'YYYY-MM-DD HH24:MI') as at`

export function createMarkHandler({
  client,
  config,
  now,
  log,
}: {
  client: SqlClient
  config: Config
  now: () => Date
  log: (sentence: string) => void
}) {
  const { deadlines, links } = config

  async function mark(httpRequest: Request, headers: Record<string, string>) {
    const body = await readJson(httpRequest, bodyLimit, deadlines.body)
    if ('problem' in body) return respond(body.problem, headers)
    const parsed = form.safeParse(body.json)
    if (!parsed.success) return respond('link_invalid', headers)
    const { token, outcome } = parsed.data
    const read = await readToken(token, links?.keys ?? [], getQuebecDate(now()))
    if ('problem' in read) return respond(read.problem, headers)

    const values = [read.id, now().toISOString(), outcome]
    const recording = queryRows(client, before, recordOutcome, values)
    const [row] = await withDeadline(recording, deadlines.store)
    if (row === undefined) return respond('request_unknown', headers)
    const { is_final: isFinal, ...details } = row
    return respond(isFinal ? 'already_handled' : 'handled', headers, details)
  }

  return async (httpRequest: Request) => {
    const cors = buildCorsHeaders(httpRequest, config.allowedOrigins)
    try {
      const accessError = await checkAccess(httpRequest, cors, config, respond)
      return accessError ?? (await mark(httpRequest, cors))
    } catch (error) {
      log(`Demande non marquée (${describeFailure(error)}).`)
      return respond('unavailable', cors)
    }
  }
}
