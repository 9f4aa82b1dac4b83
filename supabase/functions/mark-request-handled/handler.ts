// Records that a family was called back. The page of the link posts its token here once somebody
// clicks its button: opening the link marks nothing.
import * as z from 'zod/mini'

import { buildCorsHeaders } from '../_shared/cors.ts'
import { describeFailure, withDeadline } from '../_shared/failure.ts'
import { readToken } from '../_shared/handled-link.ts'
import { queryRows, type SqlClient } from '../_shared/postgres-client.ts'
import { getQuebecDate } from '../_shared/quebec-time.ts'
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

const form = z.object({ token: z.string() })
const marked = z.object({ is_new: z.boolean() })

const markHandled = `
  update private.contact_requests as r
     set handled_at = coalesce(r.handled_at, $2::text::timestamptz)
    from (select id, handled_at from private.contact_requests where id = $1::text::uuid for update)
      as before
   where r.id = before.id
  returning before.handled_at is null as is_new`

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

  async function mark(request: Request) {
    const body = await readJson(request, bodyLimit, deadlines.body)
    if ('problem' in body) return body.problem
    const parsed = form.safeParse(body.json)
    if (!parsed.success) return 'link_invalid'
    const read = await readToken(parsed.data.token, links?.keys ?? [], getQuebecDate(now()))
    if ('problem' in read) return read.problem

    const marking = queryRows(client, marked, markHandled, [read.id, now().toISOString()])
    const [row] = await withDeadline(marking, deadlines.store)
    if (row === undefined) return 'request_unknown'
    return row.is_new ? 'handled' : 'already_handled'
  }

  return async (request: Request) => {
    const cors = buildCorsHeaders(request, config.allowedOrigins)
    try {
      const accessError = await checkAccess(request, cors, config, respond)
      return accessError ?? respond(await mark(request), cors)
    } catch (error) {
      log(`Demande non marquée (${describeFailure(error)}).`)
      return respond('unavailable', cors)
    }
  }
}
