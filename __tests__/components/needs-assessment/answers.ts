/** A daughter who has known better days, her mother at home: an aid each day seems needed. */
export const dailyHelpAnswers = {
  q1: ['none'],
  q2: 'parent',
  q3: 'home',
  q4: 'unknown',
  q5: 'daily',
  q6: 'alone',
  q7: 'cooks',
  q8: 'alone',
  q9: 'harmless',
  q10: 'one',
  q11: 'exhausted',
  q12: 'stay',
} as const

export const wellAnswers = {
  ...dailyHelpAnswers,
  q4: 'near',
  q5: 'alone',
  q9: 'asBefore',
  q10: 'none',
  q11: 'well',
  q12: 'move',
} as const
