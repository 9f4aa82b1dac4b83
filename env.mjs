// Reads process.env; lib/public-environment.ts has what the browser may know of it. next.config.mjs
// imports this file, so a mistake stops the build before anything is rendered; it is plain JavaScript
// because next.config.mjs cannot import TypeScript. Its messages are in French, for the staff who set
// the variables.
import { z } from 'zod'

/** @param {string} example */
const httpUrl = (example) =>
  z
    .string()
    .regex(
      /^https?:\/\/[^\s/?#]+$/,
      `doit être une adresse complète, sans barre oblique à la fin. Exemple : ${example}`,
    )

const variables = z.object({
  SITE_URL: httpUrl('https://www.fanal.example').default('https://www.fanal.example'),
  BASE_PATH: z
    .string()
    .regex(
      /^(\/[a-z0-9._-]+)*$/i,
      'doit commencer par une barre oblique et ne pas finir par une autre. Exemple : /apercu/pr-12',
    )
    .default(''),
  DEPLOY_KIND: z
    .enum(['local', 'preview', 'production'], {
      error: 'doit valoir local, preview ou production. Exemple : preview',
    })
    .default('local'),
  FUNCTION_HOST: httpUrl('https://abcdefgh.supabase.co').default(''),
  LOCAL_FUNCTION: httpUrl('http://127.0.0.1:54321').default(''),
  FUNCTION_KEY: z
    .string()
    .regex(
      /^[\w.-]{8,}$/,
      'doit être la clé publique du projet, d’au moins 8 caractères. Exemple : eyJhbGciOi...',
    )
    .default('cle-publique-locale'),
  CHAT_SCRIPT: z
    .string()
    .regex(
      /^(https?:\/\/[\w.:-]+)?\/\S*( (https|wss):\/\/[\w*.:-]+)*$/,
      'doit être l’adresse du script, puis les hôtes qu’il appelle, séparés par des espaces. ' +
        'Exemple : https://embed.tawk.to/1a2b3c/default https://*.tawk.to wss://*.tawk.to',
    )
    .default(''),
  EDITOR_REPOSITORY: z
    .string()
    .regex(
      /^([\w.-]+\/[\w.-]+)?$/,
      'doit être le propriétaire et le nom du dépôt. Exemple : fanal/site',
    )
    .default(''),
  EDITOR_CLIENT_ID: z
    .string()
    .regex(
      /^\w*(\.\w+)?$/,
      'doit être l’identifiant de l’application GitHub. Exemple : Iv1.0123456789abcdef',
    )
    .default(''),
  PREVIEW_BRANCH: z.string().default(''),
  PREVIEW_COMMIT: z.string().default(''),
  PREVIEW_TIME: z.iso
    .datetime('doit être un moment en temps universel. Exemple : 2026-11-20T15:04:05Z')
    .default(''),
})

/** @typedef {z.infer<typeof variables>} Values */
/**
 * Each rule of several variables: whether it is broken, by which of them, and its sentence.
 * @param {Values} values
 * @returns {[isBroken: boolean, name: keyof Values, message: string][]}
 */
const listRules = (values) => [
  [
    values.EDITOR_REPOSITORY !== '' && !(values.EDITOR_CLIENT_ID && values.FUNCTION_HOST),
    'EDITOR_REPOSITORY',
    'demande EDITOR_CLIENT_ID et FUNCTION_HOST, pour se connecter. Exemple : (vide)',
  ],
]

/** @type {typeof listRules} */
const listProductionRules = ({ FUNCTION_HOST, FUNCTION_KEY, SITE_URL, BASE_PATH }) => [
  [
    FUNCTION_HOST === '',
    'FUNCTION_HOST',
    'est requis en production : sans lui, aucun message n’arrive. Exemple : https://abcdefgh.supabase.co',
  ],
  [
    FUNCTION_KEY === 'cle-publique-locale',
    'FUNCTION_KEY',
    'est requis en production : c’est la clé publique (anon) du projet. Exemple : eyJhbGciOi...',
  ],
  [
    SITE_URL.endsWith('.example'),
    'SITE_URL',
    'finit par .example, un domaine réservé aux exemples. Exemple : https://www.fanal.quebec',
  ],
  [
    !SITE_URL.startsWith('https:'),
    'SITE_URL',
    'doit commencer par https:// en production. Exemple : https://www.fanal.quebec',
  ],
  [
    BASE_PATH !== '',
    'BASE_PATH',
    'doit rester vide en production : le site est à la racine de son domaine. Exemple : (vide)',
  ],
]

const schema = variables.superRefine((values, context) => {
  const isProduction = values.DEPLOY_KIND === 'production'
  const rules = [...listRules(values), ...(isProduction ? listProductionRules(values) : [])]
  for (const [isBroken, name, message] of rules)
    if (isBroken) context.addIssue({ code: 'custom', path: [name], message })
})

/**
 * An empty variable, as hosts often leave them, counts as absent.
 * @param {Record<string, string | undefined>} source
 */
const withoutEmpty = (source) =>
  Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== '' && value !== undefined),
  )

/**
 * Lists the problems of an environment, a sentence for each variable, for the launch check.
 * @param {Record<string, string | undefined>} source
 */
export const listEnvProblems = (source) =>
  schema
    .safeParse(withoutEmpty(source))
    .error?.issues.map((issue) => ({ name: issue.path.join('.'), message: issue.message })) ?? []

/**
 * Returns the address of the chat's script, and the hosts that it may call, its own first.
 * @param {Values} values
 */
function parseChat({ CHAT_SCRIPT, BASE_PATH }) {
  const [address = '', ...hosts] = CHAT_SCRIPT.split(' ')
  return address.startsWith('/')
    ? { script: BASE_PATH + address, hosts }
    : { script: address, hosts: address === '' ? [] : [new URL(address).origin, ...hosts] }
}

/**
 * Reads and checks the environment; exported for the tests.
 * @param {Record<string, string | undefined>} source
 */
export function readEnv(source) {
  const problems = listEnvProblems(source)
  if (problems.length > 0) {
    const lines = problems.map(({ name, message }) => `  ${name} ${message}`)
    throw new Error(`Configuration incorrecte (voir .env.example) :\n${lines.join('\n')}`)
  }
  const values = schema.parse(withoutEmpty(source))
  return {
    siteUrl: values.SITE_URL,
    basePath: values.BASE_PATH,
    deployKind: values.DEPLOY_KIND,
    functionHost: values.FUNCTION_HOST,
    functionKey: values.FUNCTION_KEY,
    localFunction: values.LOCAL_FUNCTION,
    chat: parseChat(values),
    hasEditor: values.DEPLOY_KIND === 'preview' && values.EDITOR_REPOSITORY !== '',
    editor: { repository: values.EDITOR_REPOSITORY, clientId: values.EDITOR_CLIENT_ID },
    preview: {
      branch: values.PREVIEW_BRANCH,
      commit: values.PREVIEW_COMMIT,
      builtAt: values.PREVIEW_TIME,
    },
  }
}

export const env = readEnv(process.env)
