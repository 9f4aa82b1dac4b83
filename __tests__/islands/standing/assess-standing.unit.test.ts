import { describe, expect, it } from '@jest/globals'
import {
  careQuestions,
  firstCalls,
  reading,
  standingOf,
  toggleFlag,
  unansweredOf,
  type Answers,
  type QuestionId,
  type Result,
} from '@/components/islands/standing/assess-standing'
import { standing } from '@/content/tools/ou-en-etes-vous'

const ids = ['q3', 'q4', 'q5', 'q6', 'q7', 'q8', 'q9', 'q10', 'q11'] as const
const choices = ids.map((id) => Object.keys(standing.questions[id].answers))
const total = choices.reduce((product, { length }) => product * length, 1)

/** From the lightest. A place of the public network is told apart by its own question, whatever the rest. */
const order: readonly Result[] = ['noHurry', 'littleHelp', 'unclear', 'dailyHelp', 'assessment', 'team']

/** The number of a combination, question by question: its digits are the places of the answers. */
const strides = choices.map((_, at) => choices.slice(at + 1).reduce((product, { length }) => product * length, 1))
const placeIn = (combination: number, at: number) => Math.floor(combination / (strides[at] ?? 1)) % (choices[at]?.length ?? 1)

const answersOf = (combination: number): Answers => Object.fromEntries(ids.map((id, at) => [id, choices[at]?.[placeIn(combination, at)]]))

/** The specification's table, said again in another way. */
function expectedResult(a: Answers): Result {
  if (a.q3 === 'publicHome') return 'team'
  if (a.q5 === 'always' || a.q6 === 'lifted' || a.q9 === 'lost') return 'assessment'
  const isDaily = a.q5 === 'daily' || a.q6 === 'beside' || a.q7 === 'skips' || a.q8 === 'forgets' || a.q8 === 'given'
  if (isDaily || a.q9 === 'harmful' || a.q10 === 'several') return 'dailyHelp'
  if ([a.q4, a.q5, a.q6, a.q7, a.q8, a.q9, a.q10].filter((answer) => answer === 'unknown').length >= 3) return 'unclear'
  const isLight = a.q4 === 'nobody' || a.q5 === 'weekly' || a.q7 === 'reheats' || a.q8 === 'pillbox' || a.q10 === 'one'
  return isLight || a.q3 === 'hospital' || a.q11 === 'exhausted' || a.q11 === 'nobody' ? 'littleHelp' : 'noHurry'
}

const ranks = new Uint8Array(total)
const surprises: Answers[] = []

/** Walks through all combinations in the order of their numbers, with one object: making 640,000 of them takes most of a minute. */
function walk(at: number, combination: number, answers: Answers): void {
  if (at === ids.length) {
    const { result } = standingOf(answers)
    ranks[combination] = order.indexOf(result)
    if (result !== expectedResult(answers)) surprises.push({ ...answers })
    return
  }
  const [id, stride] = [ids[at] ?? 'q3', strides[at] ?? 0]
  for (const [place, choice] of (choices[at] ?? []).entries()) {
    Reflect.set(answers, id, choice)
    walk(at + 1, combination + place * stride, answers)
  }
}
walk(0, 0, {})

/** Each known answer, and one that is worse. */
const worse: Partial<Record<(typeof ids)[number], readonly (readonly [string, string])[]>> = {
  q3: [
    ['home', 'hospital'],
    ['relative', 'hospital'],
    ['residence', 'hospital'],
    ['hospital', 'publicHome'],
  ],
  q4: [
    ['near', 'button'],
    ['button', 'nobody'],
  ],
  q5: [
    ['alone', 'weekly'],
    ['weekly', 'daily'],
    ['daily', 'always'],
  ],
  q6: [
    ['alone', 'beside'],
    ['beside', 'lifted'],
  ],
  q7: [
    ['cooks', 'reheats'],
    ['reheats', 'skips'],
  ],
  q8: [
    ['alone', 'pillbox'],
    ['pillbox', 'forgets'],
    ['forgets', 'given'],
  ],
  q9: [
    ['asBefore', 'harmless'],
    ['harmless', 'harmful'],
    ['harmful', 'lost'],
  ],
  q10: [
    ['none', 'one'],
    ['one', 'several'],
  ],
  q11: [
    ['well', 'tired'],
    ['tired', 'exhausted'],
    ['tired', 'nobody'],
  ],
}

/** The combinations whose result is lower once this answer has replaced that one. */
function lowered(at: number, from: string, to: string): Answers[] {
  const [fromPlace, toPlace] = [choices[at]?.indexOf(from) ?? -1, choices[at]?.indexOf(to) ?? -1]
  expect(Math.min(fromPlace, toPlace)).toBeGreaterThanOrEqual(0)
  const step = (toPlace - fromPlace) * (strides[at] ?? 1)
  const found: Answers[] = []
  for (let combination = 0; combination < total; combination += 1)
    if (placeIn(combination, at) === fromPlace && (ranks[combination + step] ?? 0) < (ranks[combination] ?? 0))
      found.push(answersOf(combination))
  return found
}

describe('all combinations of questions 3 to 11', () => {
  it('give each the result of the table', () => {
    expect(total).toBe(640_000)
    expect(surprises).toEqual([])
    expect(new Set(ranks).size).toBe(6)
  })

  it.each(ids.flatMap((id, at) => (worse[id] ?? []).map(([from, to]) => ({ id, at, from, to }))))(
    '$id: going from « $from » to « $to » never lowers the result',
    ({ at, from, to }) => {
      expect(lowered(at, from, to)).toEqual([])
    },
  )

  it.each(careQuestions.map((id) => ({ id, at: ids.indexOf(id) })))(
    '$id: « Je ne sais pas » never gives a lower result than the best answer',
    ({ at }) => {
      expect(lowered(at, choices[at]?.[0] ?? '', 'unknown')).toEqual([])
    },
  )

  it('in hospital, or when who helps can do no more, never « rien ne presse »', () => {
    const [place, helper] = [ids.indexOf('q3'), ids.indexOf('q11')]
    let seen = 0
    let calm = 0
    for (let combination = 0; combination < total; combination += 1) {
      const isHospital = choices[place]?.[placeIn(combination, place)] === 'hospital'
      if (!isHospital && !['exhausted', 'nobody'].includes(choices[helper]?.[placeIn(combination, helper)] ?? '')) continue
      seen += 1
      if (ranks[combination] === 0) calm += 1
    }
    expect(calm).toBe(0)
    expect(seen).toBeGreaterThan(300_000)
  })
})

/** The lightest answer everywhere. */
const calm: Answers = {
  q1: ['none'],
  q2: 'parent',
  q3: 'home',
  q4: 'near',
  q5: 'alone',
  q6: 'alone',
  q7: 'cooks',
  q8: 'alone',
  q9: 'asBefore',
  q10: 'none',
  q11: 'well',
  q12: 'move',
}

describe('what comes with the result', () => {
  it('the answers that decided, all of them and no other', () => {
    expect(standingOf({ ...calm, q5: 'daily', q8: 'forgets', q4: 'nobody' })).toEqual({
      result: 'dailyHelp',
      guidedBy: ['q5', 'q8'],
      unknown: [],
      modifiers: [],
    })
  })

  it('the questions left unanswered, even where they do not decide', () => {
    expect(standingOf({ ...calm, q6: 'lifted', q4: 'unknown', q9: 'unknown' })).toMatchObject({ guidedBy: ['q6'], unknown: ['q4', 'q9'] })
    expect(standingOf({ ...calm, q4: 'unknown', q5: 'unknown', q10: 'unknown' })).toMatchObject({
      result: 'unclear',
      guidedBy: ['q4', 'q5', 'q10'],
    })
    expect(standingOf({ ...calm, q4: 'unknown', q5: 'unknown' }).result).toBe('noHurry')
  })

  it.each([
    [{ q3: 'hospital' }, ['hospital']],
    [{ q3: 'residence' }, ['residence']],
    [{ q11: 'exhausted' }, ['exhausted']],
    [{ q12: 'stay' }, ['stay']],
    [{ q12: 'unspoken' }, ['unspoken']],
    [{ q3: 'publicHome', q12: 'stay' }, []],
    [{ q3: 'hospital', q11: 'exhausted', q12: 'stay' }, ['hospital', 'exhausted', 'stay']],
  ] as const)('%j passe en premier : %j', (changed, modifiers) => {
    expect(standingOf({ ...calm, ...changed }).modifiers).toEqual(modifiers)
  })

  it('an unanswered question is named', () => {
    const order: QuestionId[] = ['q1', 'q2', 'q3']
    expect(unansweredOf({ q1: [], q3: 'home' }, order)).toEqual(['q1', 'q2'])
    expect(unansweredOf(calm, order)).toEqual([])
  })
})

describe('the first question', () => {
  it('calls in the order of gravity, whatever that of the ticks', () => {
    expect(firstCalls({ q1: ['leaving', 'dying', 'injury'] })).toEqual(['injury', 'dying', 'leaving'])
    expect(firstCalls({ q1: ['none'] })).toEqual([])
    expect(firstCalls({})).toEqual([])
  })

  it('« Rien de cela » excludes the others, and they exclude it', () => {
    expect(toggleFlag(['injury', 'fear'], 'none')).toEqual(['none'])
    expect(toggleFlag(['none'], 'fear')).toEqual(['fear'])
    expect(toggleFlag(['injury', 'fear'], 'injury')).toEqual(['fear'])
  })
})

describe('the words', () => {
  const { questions, results, first } = standing

  it('no result proposes a residence without staying at home, first', () => {
    for (const [name, { ways }] of Object.entries(results)) {
      expect(ways.length).toBeGreaterThan(1)
      if (ways.some(({ kind }) => kind === 'residence')) expect([name, ways[0]?.kind]).toEqual([name, 'home'])
    }
    expect(Object.values(results).filter(({ ways }) => ways.some(({ kind }) => kind === 'residence'))).toHaveLength(4)
  })

  it('each answer that decides has a few words for the sheet, and no other has', () => {
    const deciding = reading.flatMap((row) =>
      'because' in row ? Object.entries(row.because).flatMap(([id, list]) => list.map((key: string) => `${id}.${key}`)) : [],
    )
    const short = Object.entries(questions).flatMap(([id, { answers }]) =>
      Object.entries(answers).flatMap(([key, { short }]) => (short === undefined ? [] : [`${id}.${key}`])),
    )
    expect(short.sort()).toEqual(deciding.sort())
  })

  it('each tick of the first question leads to a number', () => {
    expect(Object.keys(first.flags)).toEqual(Object.keys(questions.q1.answers).filter((key) => key !== 'none'))
  })

  it('a question holds in 15 words', () => {
    for (const { legend, forSelf } of Object.values(questions))
      for (const words of [legend, forSelf ?? ''])
        expect(words.split(/[\s\u00A0]+/).filter((word) => /\p{L}|\d/u.test(word)).length).toBeLessThanOrEqual(15)
  })

  it('who answers for oneself never reads « elle » about oneself', () => {
    for (const { legend, forSelf, answers } of Object.values(questions).filter(({ legend }) => !legend.startsWith('La personne qui aide')))
      for (const words of [forSelf ?? legend, ...Object.values(answers).map(({ label, forSelf: own }) => own ?? label)])
        expect(words).not.toMatch(/(?<!\p{L})elle(?!\p{L})/iu)
  })
})
