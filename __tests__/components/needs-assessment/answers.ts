/** A daughter who has known better days, her mother at home: an aid each day seems needed. */
export const dailyHelpAnswers = {
  emergencies: ['none'],
  person: 'parent',
  lodging: 'home',
  fallAtNight: 'unknown',
  hygiene: 'daily',
  walking: 'alone',
  meals: 'cooks',
  medication: 'alone',
  memory: 'harmless',
  falls: 'one',
  carer: 'exhausted',
  wish: 'stay',
} as const

export const wellAnswers = {
  ...dailyHelpAnswers,
  fallAtNight: 'near',
  hygiene: 'alone',
  memory: 'asBefore',
  falls: 'none',
  carer: 'well',
  wish: 'move',
} as const
