import { expect, test } from '@jest/globals'
import { words } from '@/content/words'
import { site } from '@/content/site'
import { dailyHelpAnswers, wellAnswers } from './answers'
import { getTexts, getTitle, openAssessment } from './open-assessment'

const { caution, first, grid, headings, priorityAdvice, questions, results } =
  words.needsAssessmentPage
const unclear = { ...wellAnswers, fallAtNight: 'unknown', hygiene: 'unknown', walking: 'unknown' }

test.each(
  Object.entries({
    team: { ...dailyHelpAnswers, lodging: 'publicHome' },
    assessment: { ...dailyHelpAnswers, memory: 'lost' },
    dailyHelp: dailyHelpAnswers,
    unclear,
    littleHelp: { ...wellAnswers, meals: 'reheats' },
    noHurry: wellAnswers,
  }),
)('shows the options and numbers of %s, and who pays for residences', async (name, answers) => {
  await openAssessment('resultat', answers)
  const { title, options, calls } = results[name as keyof typeof results]
  expect(getTitle()).toBe(title)
  expect(getTexts('.result-screen-options :is(h3, h4)')).toEqual(
    options.map((option) => option.title),
  )
  expect(getTexts('.result-screen-payer')).toEqual(
    options.filter(({ kind }) => kind === 'residence').map(() => site.whoPays),
  )
  expect(document.querySelectorAll('.result-screen-aside li')).toHaveLength(calls.length)
})

test('begins with the urgent calls when a box is ticked', async () => {
  await openAssessment('resultat', { ...dailyHelpAnswers, emergencies: ['fear'] })
  expect(getTexts('#resultat h2')).toEqual([first.title, results.dailyHelp.title])
})

test('shows the urgent calls alone where « Rien ne presse » would be false', async () => {
  await openAssessment('resultat', { ...wellAnswers, emergencies: ['dying'] })
  expect(getTitle()).toBe(first.title)
  expect(document.querySelectorAll('.needs-assessment-emergencies a')).toHaveLength(2)
  expect(document.querySelector('.result-screen-options')).toBeNull()
})

test('says « vous » to a person who answers for herself', async () => {
  await openAssessment('resultat', { ...dailyHelpAnswers, person: 'self' })
  expect(getTexts('[data-part="caution"] strong')).toEqual([caution.decision.forSelf])
})

test('shows the answers that decided, the unknown ones and the advice', async () => {
  await openAssessment('resultat', dailyHelpAnswers)
  expect(getTexts('[data-part="deciding-answers"] :is(dt, dd)')).toEqual([
    questions.hygiene.legend,
    questions.hygiene.answers.daily.label,
  ])
  expect(getTexts('.result-screen-unanswered li')).toEqual([questions.fallAtNight.legend])
  expect(getTexts('.result-screen-advice h3')).toEqual([
    priorityAdvice.exhausted.title,
    priorityAdvice.stay.title,
  ])
})

test('shows a grid of the week instead of what decided when too little is known', async () => {
  await openAssessment('resultat', unclear)
  expect(getTexts('#resultat h3')).toContain(grid.title)
  expect(getTexts('#resultat h3')).not.toContain(headings.decidedBy)
})
