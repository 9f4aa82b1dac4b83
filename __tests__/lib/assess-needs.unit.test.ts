import { expect, it } from '@jest/globals'
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
import { needsAssessmentPage } from '@/content/words'
import { wellAnswers } from '../components/needs-assessment/answers'

const ids = ['q3', 'q4', 'q5', 'q6', 'q7', 'q8', 'q9', 'q10', 'q11'] as const
const choices = ids.map((id) => Object.keys(needsAssessmentPage.questions[id].answers))

/** The table of the specification, written in another way. */
function expectedResult(a: Answers): Result {
  if (a.q3 === 'publicHome') return 'team'
  if (a.q5 === 'always' || a.q6 === 'lifted' || a.q9 === 'lost') return 'assessment'
  const isDaily =
    a.q5 === 'daily' ||
    a.q6 === 'beside' ||
    a.q7 === 'skips' ||
    a.q8 === 'forgets' ||
    a.q8 === 'given'
  if (isDaily || a.q9 === 'harmful' || a.q10 === 'several') return 'dailyHelp'
  if (
    [a.q4, a.q5, a.q6, a.q7, a.q8, a.q9, a.q10].filter((answer) => answer === 'unknown').length >= 3
  )
    return 'unclear'
  const isLight =
    a.q4 === 'nobody' ||
    a.q5 === 'weekly' ||
    a.q7 === 'reheats' ||
    a.q8 === 'pillbox' ||
    a.q10 === 'one'
  return isLight || a.q3 === 'hospital' || a.q11 === 'exhausted' || a.q11 === 'nobody'
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

it('gives the result of the table for every combination of questions 3 to 11', () => {
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

it.each<[string, Answers, object]>([
  [
    'every answer that decided',
    { q5: 'daily', q8: 'forgets', q4: 'nobody' },
    { result: 'dailyHelp', decidedBy: ['q5', 'q8'], unknown: [] },
  ],
  [
    'what is not known, whether it decided or not',
    { q6: 'lifted', q4: 'unknown', q9: 'unknown' },
    { decidedBy: ['q6'], unknown: ['q4', 'q9'] },
  ],
  [
    'three unknown answers as unclear',
    { q4: 'unknown', q5: 'unknown', q10: 'unknown' },
    { result: 'unclear', decidedBy: ['q4', 'q5', 'q10'] },
  ],
  [
    'the service of the present residence',
    { q3: 'residence' },
    { priorityAdvice: ['residence'], decidedBy: [] },
  ],
  [
    'nothing about a wish to stay in the public network',
    { q3: 'publicHome', q12: 'stay' },
    { priorityAdvice: [] },
  ],
  [
    'what is not said yet in the public network',
    { q3: 'publicHome', q12: 'unspoken' },
    { priorityAdvice: ['unspoken'] },
  ],
  [
    'several of these at once',
    { q3: 'hospital', q11: 'exhausted', q12: 'stay' },
    { priorityAdvice: ['hospital', 'exhausted', 'stay'] },
  ],
])('gives with the result %s', (_, changed, expected) => {
  expect(assess({ ...wellAnswers, ...changed })).toMatchObject(expected)
})

it('reads only the answers that the questions have', () => {
  const stored = { q1: ['none', 'toString'], q5: 'constructor', q6: 3, q8: 'pillbox', q99: 'x' }
  expect(readAnswers(stored, needsAssessmentPage.questions)).toEqual({
    q1: ['none'],
    q8: 'pillbox',
  })
})

it('has a short form of every answer that decides, for the printed table', () => {
  for (const { decidingAnswers = {} } of decisionTable)
    for (const [id, answers] of Object.entries(decidingAnswers))
      for (const answer of answers)
        expect(needsAssessmentPage.questions).toHaveProperty([id, 'answers', answer, 'short'])
})

it.each<[string, Answer<'q1'>[], Answer<'q1'>[]]>([
  ['keeps several boxes', ['fear', 'dying', 'fear', 'injury'], ['dying', 'injury']],
  ['unticks the others for « Rien de cela »', ['fear', 'none'], ['none']],
  ['unticks « Rien de cela » for another', ['none', 'fear'], ['fear']],
])('%s at the first question', (_, pressed, expected) => {
  expect(pressed.reduce<Answer<'q1'>[]>(toggleFirstAnswer, [])).toEqual(expected)
})

it('names the emergencies that are ticked, most serious first', () => {
  expect(getEmergencies({ q1: ['fear', 'injury'] })).toEqual(['injury', 'fear'])
  expect(getEmergencies({})).toEqual([])
})
