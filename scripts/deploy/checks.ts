// The checks of the launch: sample content that is left, missing settings, and statements that the
// owner confirms.
import { typeset } from '@/lib/typography'
import { listEnvProblems } from '@/env.mjs'
import { getQuebecDate } from '@/supabase/functions/_calendar/quebec-time'
import { getWantedRulesYear } from '@/lib/tax-year'

export type Check = { text: string; isDone: boolean }

/** A production build stops while a check of a blocking group is not done. */
export type Group = { title: string; isBlocking: boolean; checks: Check[] }

export type CheckedContent = {
  site: {
    isSample: boolean
    phone: { text: string }
    callTrackingPhone: { text: string }
    email: string
    claims: Partial<Record<'commission' | 'survey' | 'reviewsShown', string | undefined>>
  }
  services: { statistics: readonly { text: string; note?: string | undefined }[] }
  mission: { promises: { isSample: boolean } }
  advisors: readonly { name: string; isSample: boolean }[]
  testimonials: readonly { id: string; isSample: boolean }[]
  articles: readonly { slug: string; author: string; authorIsSample: boolean }[]
}

export type Promises = readonly {
  title: string
  items: readonly { text: string; confirmedOn?: { text: string } | undefined }[]
}[]

type Settings = Record<string, string | undefined>

const findFictionalNumber = ({ text }: { text: string }) =>
  /555\D*01\d\d$/.test(text) && `${text}, réservé aux exemples`

/** Finds a claim without its source: a sample fact, or an invitation to ask for it. */
const findUnsourcedClaim = (text = '') => /exemple fictif|demandez-nous/i.exec(text)?.[0]
const findSampleMark = (isSample: boolean) => isSample && 'true'

/** Builds the check of a field of content/: done once nothing unfit for visitors is `found`. */
const buildFieldCheck = (
  field: string,
  found: string | false | undefined,
  action: string,
): Check => ({
  text: `content/${field} : ${found ? `trouvé ${found}; ` : ''}${action}`,
  isDone: !found,
})

const readStatistics = ({ statistics }: CheckedContent['services']) =>
  statistics.map(({ text, note = '' }) => `${text} ${note}`).join(' ')

function listSampleChecks(content: CheckedContent): Check[] {
  const { site, services, mission, advisors, testimonials, articles } = content
  const { phone, callTrackingPhone, email, claims } = site
  const source = 'écrire le fait et d’où il vient'
  return [
    buildFieldCheck(
      'site.yml, isSample',
      findSampleMark(site.isSample),
      'mettre le vrai nom, le vrai numéro, le vrai courriel et de vrais chiffres, puis écrire false',
    ),
    buildFieldCheck('site.yml, phone', findFictionalNumber(phone), 'mettre le numéro de l’agence'),
    buildFieldCheck(
      'site.yml, callTrackingPhone',
      findFictionalNumber(callTrackingPhone),
      'mettre la ligne de suivi, ou le numéro de l’agence',
    ),
    buildFieldCheck(
      'site.yml, email',
      email.endsWith('.example') && email,
      'mettre le courriel de l’agence',
    ),
    ...(['commission', 'survey', 'reviewsShown'] as const).map((name) =>
      buildFieldCheck(`site.yml, claims.${name}`, findUnsourcedClaim(claims[name]), source),
    ),
    buildFieldCheck(
      'pages/services.yml, statistics',
      findUnsourcedClaim(readStatistics(services).replace(claims.survey ?? '', '')),
      source,
    ),
    buildFieldCheck(
      'pages/notre-mission.yml, promises.isSample',
      findSampleMark(mission.promises.isSample),
      'confirmer chaque promesse, et ce qui la prouve, puis écrire false',
    ),
    ...advisors.map(({ name, isSample }) =>
      buildFieldCheck(
        `team.yml, ${name}, isSample`,
        findSampleMark(isSample),
        'présenter une vraie conseillère et son portrait, avec son accord, puis écrire false',
      ),
    ),
    ...testimonials.map(({ id, isSample }) =>
      buildFieldCheck(
        `testimonials.yml, ${id}, isSample`,
        findSampleMark(isSample),
        'citer une vraie personne, avec son accord écrit, puis écrire false',
      ),
    ),
    ...articles
      .filter(({ authorIsSample }) => authorIsSample)
      .map(({ slug, author }) =>
        buildFieldCheck(
          `articles/${slug}.md, authorIsSample`,
          'true',
          `faire signer une vraie personne à la place de ${author}, puis retirer la ligne`,
        ),
      ),
  ]
}

const requiredSettings = ['SITE_URL', 'FUNCTION_HOST', 'FUNCTION_KEY']

function listSettingChecks(settings: Settings): Check[] {
  const problems = listEnvProblems({ ...settings, DEPLOY_KIND: 'production' })
  const done = requiredSettings.filter((name) => problems.every((problem) => problem.name !== name))
  return [
    ...done.map((name) => ({ text: `${name} : ${settings[name] ?? ''}`, isDone: true })),
    ...problems.map(({ name, message }) => ({ text: `${name} ${message}`, isDone: false })),
  ]
}

/** From 1 December, the rules of the next year are required. */
export function checkTaxRules(years: readonly { year: number }[], today = getQuebecDate()): Check {
  const wanted = getWantedRulesYear(today)
  const file = 'content/tools/tax-rules.yml, years'
  if (years.some(({ year }) => year === wanted))
    return { text: `${file} : règles de ${wanted}`, isDone: true }

  const last = Math.max(...years.map(({ year }) => year))
  const end = `le calcul du prix net s’arrête après le 31 décembre ${last + 1}`
  return { text: `${file} : ajouter les règles de ${wanted}; sans elles, ${end}`, isDone: false }
}

export function listLaunchGroups(
  content: CheckedContent,
  promises: Promises,
  settings: Settings,
  taxRules: Check,
): Group[] {
  return [
    {
      title: 'Réglages de l’hébergeur (.env.example les explique)',
      isBlocking: true,
      checks: listSettingChecks(settings),
    },
    { title: 'Contenu d’exemple à remplacer', isBlocking: true, checks: listSampleChecks(content) },
    { title: 'Règles d’impôt', isBlocking: false, checks: [taxRules] },
    ...promises.map(({ title, items }) => ({
      title,
      isBlocking: false,
      checks: items.map(({ text, confirmedOn }) => ({
        text: confirmedOn ? `${text} (confirmé le ${confirmedOn.text})` : text,
        isDone: confirmedOn !== undefined,
      })),
    })),
  ]
}

const listUndone = (groups: readonly Group[]) =>
  groups.flatMap(({ checks }) => checks).filter(({ isDone }) => !isDone)

/** Returns the sentences that stop a production build, or undefined. */
export function describeRefusal(groups: readonly Group[]) {
  const reasons = listUndone(groups.filter(({ isBlocking }) => isBlocking))
  if (reasons.length === 0) return undefined
  const opening =
    `Mise en ligne refusée. Points à régler : ${reasons.length}. ` +
    'La liste complète : npm run launch:check'
  return typeset([opening, ...reasons.map(({ text }) => `  ${text}`)].join('\n'))
}

export function formatLaunchList(groups: readonly Group[]) {
  const count = listUndone(groups).length
  const sections = groups.map(({ title, checks }) =>
    [title, ...checks.map(({ text, isDone }) => `  ${isDone ? '☑' : '☐'} ${text}`)].join('\n'),
  )
  const end =
    count === 0
      ? 'Tout est prêt. Construisez le site avec npm run build:production.'
      : `Points à régler ou à confirmer : ${count}. ` +
        'Pour cocher une promesse, écrivez sa date dans content/promises.yml.'
  return { text: typeset([...sections, end].join('\n\n')), isReady: count === 0 }
}
