import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { parse } from 'yaml'
import { checkContent } from '@/content/load/check'
import { leaseFiguresFile } from '@/content/schema/lease-figures'
import { situations } from '@/content/situations'
import { words as siteWords } from '@/content/words'
import { getMessage } from '../support/get-message'

const answers = Object.fromEntries(
  siteWords.faqCategories
    .flatMap(({ questions }) => questions)
    .map(({ id, answer }) => [id, answer]),
)
const [bail, hausse, depart] = siteWords.leasePage.stages

/** The words of a part of a page, with plain spaces. */
const read = (part: unknown) =>
  JSON.stringify(part)
    .replace(/\\u00a0|\u00A0/g, ' ')
    .replaceAll('\\u00AD', '')

test.each([
  ['the rates of the Tribunal and their period', hausse, '3,1 %'],
  ['the rate of personal services', hausse, '6,7 %'],
  ['the period of the rates', hausse, 'du 2 avril 2026 au 1er avril 2027'],
  ['that the rates are no right', hausse, 'ni un plafond ni un droit'],
  ['the day from which a notice gives services apart', hausse, 'Depuis le 1er janvier 2026'],
  ['the tool of the Tribunal', hausse, 'tal.gouv.qc.ca/fr/calcul-pour-l-augmentation-de-loyer'],
  ['the day of the new forms', bail, 'à partir du 1er janvier 2027'],
  ['the maximum rent of section F', hausse, 'depuis le 21 février 2024. Vérifiez auprès du CAAP.'],
  ['the delay to answer an assignment', depart, 'Il a 15 jours pour répondre'],
  [
    'the effect of a refused assignment',
    depart,
    'Le bail finit à la date de cession de votre avis',
  ],
  [
    'where the rules of assignment are',
    answers['quitter-par-entente'],
    '"/bail#depart","content":["les règles"]',
  ],
  ['the plan of a closing', answers['devoir-partir'], 'au moins neuf mois avant de fermer'],
  ['the plan of a closing', siteWords.urgentPage, 'neuf mois d’avance'],
  ['the deadline of sprinklers', answers['residence-certifiee'], '2 décembre 2027'],
  ['the ceiling of a couple', siteWords.netCostPage.unsupportedCases, '45 000 $'],
  [
    'the ceiling of two dependents',
    siteWords.netCostPage.unsupportedCases,
    '51 000 $ (à confirmer)',
  ],
])('says %s', (_, part, words) => {
  expect(read(part)).toContain(words)
})

test.each([
  ['/alzheimer', siteWords.alzheimerPage],
  ['qui-peut-signer', answers['qui-peut-signer']],
  ['/situation/il-ne-veut-pas', situations.find(({ path }) => path.endsWith('/il-ne-veut-pas'))],
])('says on %s that only the Superior Court overrides a refusal', (_, part) => {
  expect(read(part)).toMatch(
    /seul un juge de la Cour supérieure .+ on ne peut pas la forcer\..*Curateur public/,
  )
})

test('refuses a figure whose source is not listed', () => {
  const draft = parse(readFileSync(leaseFiguresFile.file, 'utf8')) as {
    rentRates: { base: { source: string } }
  }
  draft.rentRates.base.source = 'un-blogue'
  expect(
    getMessage(() => checkContent(leaseFiguresFile.file, leaseFiguresFile.schema, draft)),
  ).toContain('rentRates.base.source : trouvé « un-blogue »')
})

test('asks in writing nothing that the register shows', () => {
  for (const part of [siteWords.leasePage.stages, answers['residence-certifiee']])
    expect(read(part)).not.toMatch(/a-t-il des gicleurs|Qui est propriétaire/)
})

test('writes the rates of increase in their own file alone', () => {
  expect(readFileSync('content/pages/bail.yml', 'utf8')).not.toMatch(/3,1|6,7/)
})
