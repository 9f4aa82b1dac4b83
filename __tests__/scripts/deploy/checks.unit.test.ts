import { describe, expect, test } from '@jest/globals'
import {
  listLaunchGroups,
  formatLaunchList,
  describeRefusal,
  checkTaxRules,
  type CheckedContent,
  type Promises,
} from '@/scripts/deploy/checks'

const claims = {
  commission: 'Chaque résidence nous verse la même somme.',
  survey: 'Ce taux vient d’un questionnaire.',
  reviewsShown: 'Ils se lisent sur Google.',
}

/** The content and the settings of a site that may go online. */
const ready: CheckedContent = {
  site: {
    isSample: false,
    phone: { text: '418 522-4321' },
    callTrackingPhone: { text: '418 522-4322' },
    email: 'bonjour@fanal.quebec',
    claims,
  },
  services: {
    statistics: [{ text: 'de satisfaction, selon un questionnaire envoyé après le déménagement.' }],
  },
  mission: { promises: { isSample: false } },
  advisors: [{ name: 'Hélène R.', isSample: false }],
  testimonials: [{ id: 'rachid-levis', isSample: false }],
  articles: [{ slug: 'article-18', author: 'Maude L., audiologiste', authorIsSample: false }],
}
const fictional = { text: '418 555-0134' }
const promises: Promises = [
  {
    title: 'Les chiffres',
    items: [{ text: 'Une note de 5 sur 5, selon 150 avis' }, { text: '1 100 familles' }],
  },
]
const settings = {
  SITE_URL: 'https://www.fanal.quebec',
  FUNCTION_HOST: 'https://abcdefgh.supabase.co',
  FUNCTION_KEY: 'sb_publishable_1234',
}

const rulesOfTheYear = { text: 'Règles de 2026', isDone: true }

const getRefusal = (content: Partial<CheckedContent>, changes: Record<string, string> = {}) =>
  describeRefusal(
    listLaunchGroups(
      { ...ready, ...content },
      promises,
      { ...settings, ...changes },
      rulesOfTheYear,
    ),
  )?.replaceAll('\u00A0', ' ')

describe('a production build', () => {
  test('passes once the content and the settings are real, whatever is left to confirm', () => {
    expect(getRefusal({})).toBeUndefined()
    expect(getRefusal({ site: { ...ready.site, claims: {} } })).toBeUndefined()
  })

  test.each<[string, Partial<CheckedContent>]>([
    ['content/site.yml, isSample : trouvé true', { site: { ...ready.site, isSample: true } }],
    [
      'content/site.yml, phone : trouvé 418 555-0134, réservé aux exemples',
      { site: { ...ready.site, phone: fictional } },
    ],
    [
      'content/site.yml, email : trouvé bonjour@fanal.example',
      { site: { ...ready.site, email: 'bonjour@fanal.example' } },
    ],
    [
      'content/site.yml, claims.commission : trouvé Demandez-nous',
      { site: { ...ready.site, claims: { ...claims, commission: 'Demandez-nous combien.' } } },
    ],
    [
      'content/pages/services.yml, statistics : trouvé demandez-nous',
      {
        services: {
          statistics: [{ text: 'de satisfaction (demandez-nous comment c’est mesuré).' }],
        },
      },
    ],
    [
      'content/pages/notre-mission.yml, promises.isSample : trouvé true',
      { mission: { promises: { isSample: true } } },
    ],
    [
      'content/team.yml, Hélène R., isSample : trouvé true',
      { advisors: [{ name: 'Hélène R.', isSample: true }] },
    ],
    [
      'content/articles/article-18.md, authorIsSample',
      { articles: [{ slug: 'article-18', author: 'Maude L.', authorIsSample: true }] },
    ],
  ])('is refused with the file and the field: %s', (reason, content) => {
    const lines = getRefusal(content)?.split('\n') ?? []
    expect(lines).toEqual([
      expect.stringMatching(/^Mise en ligne refusée\. Points à régler : 1\./),
      expect.stringContaining(`  ${reason}`),
    ])
  })

  test.each([
    ['SITE_URL', 'https://www.fanal.example', 'finit par .example'],
    ['SITE_URL', 'http://www.fanal.quebec', 'doit commencer par https://'],
    ['FUNCTION_HOST', '', 'est requis en production'],
    ['FUNCTION_KEY', '', 'est requis en production'],
    ['BASE_PATH', '/apercu', 'doit rester vide en production'],
  ])('is refused for its settings: %s=%s', (name, value, reason) => {
    expect(getRefusal({}, { [name]: value })).toContain(`\n  ${name} ${reason}`)
  })
})

test('the launch list is ready once each promise has its date', () => {
  const list = (allPromises: Promises) =>
    formatLaunchList(listLaunchGroups(ready, allPromises, settings, rulesOfTheYear))
  const { text, isReady } = list(promises)
  expect(isReady).toBe(false)
  expect(text).toContain('  ☑ SITE_URL\u00A0: https://www.fanal.quebec\n')
  expect(text).toContain('  ☐ Une note de 5 sur 5, selon 150\u00A0avis\n')
  expect(text.match(/☐/g)).toHaveLength(2)

  const confirmed = list(
    promises.map((group) => ({
      ...group,
      items: group.items.map((item) => ({ ...item, confirmedOn: { text: '12 novembre 2026' } })),
    })),
  )
  expect(confirmed.isReady).toBe(true)
  expect(confirmed.text).not.toContain('☐')
  expect(confirmed.text).toContain('(confirmé le 12\u00A0novembre 2026)')
})

describe('the tax rules', () => {
  const years = [{ year: 2026 }]
  const check = (today: string) => checkTaxRules(years, today)

  test('lack nothing until 30 November', () => {
    expect(check('2026-11-30').isDone).toBe(true)
  })

  test('lack those of the next year from 1 December, and say until when they hold', () => {
    const { text, isDone } = check('2026-12-01')
    expect(isDone).toBe(false)
    expect(text).toMatch(/ajouter les règles de 2027; .* après le 31 décembre 2027$/)
  })

  test('are printed as missing without stopping a production build', () => {
    const groups = listLaunchGroups(ready, [], settings, check('2026-12-01'))
    expect(formatLaunchList(groups).text).toContain('☐ content/tools/tax-rules.yml')
    expect(describeRefusal(groups)).toBeUndefined()
  })
})
