import { expect, test } from '@jest/globals'
import {
  assess,
  decisionTable,
  getEmergencies,
  readAnswers,
  toggleFirstAnswer,
  type Answer,
  type Answers,
  type Result,
} from '@/lib/assess-needs'
import { words } from '@/content/words'
import { wellAnswers } from '../components/needs-assessment/answers'

const ids = [
  'lodging',
  'fallAtNight',
  'hygiene',
  'walking',
  'meals',
  'medication',
  'memory',
  'falls',
  'carer',
] as const
const choices = ids.map((id) => Object.keys(words.needsAssessmentPage.questions[id].answers))

/** The table of the specification, written in another way. */
function expectedResult(a: Answers): Result {
  if (a.lodging === 'publicHome') return 'team'
  if (a.hygiene === 'always' || a.walking === 'lifted' || a.memory === 'lost') return 'assessment'
  const isDaily =
    a.hygiene === 'daily' ||
    a.walking === 'beside' ||
    a.meals === 'skips' ||
    a.medication === 'forgets' ||
    a.medication === 'given'
  if (isDaily || a.memory === 'harmful' || a.falls === 'several') return 'dailyHelp'
  if (
    [a.fallAtNight, a.hygiene, a.walking, a.meals, a.medication, a.memory, a.falls].filter(
      (answer) => answer === 'unknown',
    ).length >= 3
  )
    return 'unclear'
  const isLight =
    a.fallAtNight === 'nobody' ||
    a.hygiene === 'weekly' ||
    a.meals === 'reheats' ||
    a.medication === 'pillbox' ||
    a.falls === 'one'
  return isLight || a.lodging === 'hospital' || a.carer === 'exhausted' || a.carer === 'nobody'
    ? 'littleHelp'
    : 'noHurry'
}

/** Visits each combination in one object: to make 640,000 objects takes most of a minute. */
function visitCombinations(visit: (answers: Answers) => void, index = 0, answers: Answers = {}) {
  const id = ids[index]
  if (id === undefined) visit(answers)
  else
    for (const choice of choices[index] ?? []) {
      Reflect.set(answers, id, choice)
      visitCombinations(visit, index + 1, answers)
    }
}

test('gives the result of the table for every combination of questions 3 to 11', () => {
  const results = new Map<Result, number>()
  const differences: Answers[] = []
  visitCombinations((answers) => {
    const { result } = assess(answers)
    results.set(result, (results.get(result) ?? 0) + 1)
    if (result !== expectedResult(answers)) differences.push({ ...answers })
  })
  expect(differences).toEqual([])
  expect([...results.values()].reduce((sum, count) => sum + count)).toBe(640_000)
  expect(results.size).toBe(6)
})

test.each<[string, Answers, object]>([
  [
    'every answer that decided',
    { hygiene: 'daily', medication: 'forgets', fallAtNight: 'nobody' },
    { result: 'dailyHelp', decidedBy: ['hygiene', 'medication'], unknown: [] },
  ],
  [
    'what is not known, whether it decided or not',
    { walking: 'lifted', fallAtNight: 'unknown', memory: 'unknown' },
    { decidedBy: ['walking'], unknown: ['fallAtNight', 'memory'] },
  ],
  [
    'three unknown answers as unclear',
    { fallAtNight: 'unknown', hygiene: 'unknown', falls: 'unknown' },
    { result: 'unclear', decidedBy: ['fallAtNight', 'hygiene', 'falls'] },
  ],
  [
    'the service of the present residence',
    { lodging: 'residence' },
    { priorityAdvice: ['residence'], decidedBy: [] },
  ],
  [
    'nothing about a wish to stay in the public network',
    { lodging: 'publicHome', wish: 'stay' },
    { priorityAdvice: [] },
  ],
  [
    'what is not said yet in the public network',
    { lodging: 'publicHome', wish: 'unspoken' },
    { priorityAdvice: ['unspoken'] },
  ],
  [
    'several of these at once',
    { lodging: 'hospital', carer: 'exhausted', wish: 'stay' },
    { priorityAdvice: ['hospital', 'exhausted', 'stay'] },
  ],
])('gives with the result %s', (_, changed, expected) => {
  expect(assess({ ...wellAnswers, ...changed })).toMatchObject(expected)
})

test('reads only the answers that the questions have', () => {
  const stored = {
    emergencies: ['none', 'toString'],
    hygiene: 'constructor',
    walking: 3,
    medication: 'pillbox',
    q99: 'x',
  }
  expect(readAnswers(stored, words.needsAssessmentPage.questions)).toEqual({
    emergencies: ['none'],
    medication: 'pillbox',
  })
})

test('has a short form of every answer that decides, for the printed table', () => {
  for (const { decidingAnswers = {} } of decisionTable)
    for (const [id, answers] of Object.entries(decidingAnswers))
      for (const answer of answers)
        expect(words.needsAssessmentPage.questions).toHaveProperty([id, 'answers', answer, 'short'])
})

test.each<[string, Answer<'emergencies'>[], Answer<'emergencies'>[]]>([
  ['keeps several boxes', ['fear', 'dying', 'fear', 'injury'], ['dying', 'injury']],
  ['unticks the others for « Rien de cela »', ['fear', 'none'], ['none']],
  ['unticks « Rien de cela » for another', ['none', 'fear'], ['fear']],
])('%s at the first question', (_, pressed, expected) => {
  expect(pressed.reduce<Answer<'emergencies'>[]>(toggleFirstAnswer, [])).toEqual(expected)
})

test('names the emergencies that are ticked, most serious first', () => {
  expect(getEmergencies({ emergencies: ['fear', 'injury'] })).toEqual(['injury', 'fear'])
  expect(getEmergencies({})).toEqual([])
})
