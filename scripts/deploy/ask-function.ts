// Asks the deployed function what only it knows: its keys, its region, its schedules, and whether it
// takes a message.
import * as z from 'zod/mini'
import type { ContactMessage } from '@/supabase/functions/_contract/contact-message'
import { watchLimits } from '@/supabase/functions/_contract/watch-limits'
import { buildFunctionUrl, functionRegion } from '@/lib/function-url'
import type { Check } from './checks'

type Settings = Readonly<Record<string, string | undefined>>

/** The same words count as one message for a day, however often the command runs. */
const testMessage: ContactMessage = {
  seekingFor: 'vous',
  name: 'Essai de mise en ligne',
  phone: '418 555-0134',
  email: 'essai@exemple.ca',
  message: 'Message d’essai envoyé par npm run launch:check. Il n’y a personne à rappeler.',
}

const minutes = z.nullable(z.number())
const silence = z.object({
  oldestWaiting: minutes,
  sinceRetry: minutes,
  sinceRetention: minutes,
  problems: z.number(),
  region: z.string(),
})

const required = ['SITE_URL', 'FUNCTION_HOST', 'FUNCTION_KEY', 'SCHEDULE_SECRET'] as const

const buildRunCheck = (what: string, since: number | null, limit: number): Check => ({
  text:
    since === null
      ? `${what} : ne passe jamais; refaire l’étape 6 de supabase/README.md`
      : `${what} : il y a ${since} min`,
  isDone: since !== null && since < limit,
})

function listSilenceChecks(answer: unknown): Check[] {
  const read = silence.safeParse(answer)
  if (!read.success)
    return [
      {
        text: 'SCHEDULE_SECRET : la fonction ne l’accepte pas, ou sa base ne répond pas',
        isDone: false,
      },
    ]
  const { oldestWaiting, sinceRetry, sinceRetention, problems, region } = read.data
  return [
    { text: `Région de la fonction : ${region}`, isDone: region === functionRegion },
    {
      text: `Réglages de la fonction à corriger : ${problems}; son journal dit lesquels`,
      isDone: problems === 0,
    },
    buildRunCheck('Reprise des courriels', sinceRetry, watchLimits.retry),
    buildRunCheck('Effacement à échéance', sinceRetention, watchLimits.retention),
    {
      text: `Plus ancien courriel qui attend : ${oldestWaiting === null ? 'aucun' : `${oldestWaiting} min`}`,
      isDone: (oldestWaiting ?? 0) < watchLimits.waiting,
    },
  ]
}

/** Asks the function, and sends it one message that says that it is a test. */
export async function askFunction(settings: Settings, request = fetch): Promise<Check[]> {
  const { SITE_URL = '', FUNCTION_HOST = '', FUNCTION_KEY = '', SCHEDULE_SECRET = '' } = settings
  const missing = required.filter((name) => !settings[name])
  if (missing.length > 0)
    return [
      {
        text: `${missing.join(', ')} : à donner à cette commande, pour qu’elle interroge la fonction`,
        isDone: false,
      },
    ]

  const ask = async (name: string, headers: Record<string, string>, method = 'POST') => {
    try {
      return await request(buildFunctionUrl(FUNCTION_HOST, name), {
        method,
        headers: { 'content-type': 'application/json', ...headers },
        ...(method === 'POST' && { body: JSON.stringify(testMessage) }),
        signal: AbortSignal.timeout(20_000),
      })
    } catch {
      return Response.error()
    }
  }
  const name = 'send-contact-email'
  const authorization = `Bearer ${FUNCTION_KEY}`
  const expectStatus = async (
    status: number,
    what: string,
    headers: Record<string, string>,
    method?: string,
  ): Promise<Check> => {
    const answer = await ask(name, headers, method)
    await answer.body?.cancel()
    return {
      text: `${what} : ${answer.status || 'aucune réponse'}`,
      isDone: answer.status === status,
    }
  }

  const checks = [
    await expectStatus(204, 'Question préalable du navigateur', { origin: SITE_URL }, 'OPTIONS'),
    await expectStatus(403, 'Message d’un autre site', {
      authorization,
      origin: 'https://example.com',
    }),
    await expectStatus(401, 'Message sans la clé', { origin: SITE_URL }),
    await expectStatus(
      200,
      `Message « ${testMessage.name} », à lire dans la boîte de l’agence et à noter fait par son lien`,
      { authorization, origin: SITE_URL },
    ),
  ]
  const answer = await ask(`${name}/watch`, { authorization: `Bearer ${SCHEDULE_SECRET}` })
  const body: unknown = await answer.json().catch(() => undefined)
  return [...checks, ...listSilenceChecks(body)]
}
