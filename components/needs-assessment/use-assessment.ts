import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { Words } from '@/content/words'
import {
  getEmergencies,
  getQuestionNumber,
  questionIds,
  readAnswers,
  toggleFirstAnswer,
  type Answer,
  type Answers,
  type QuestionId,
} from '@/lib/assess-needs'
import { setPrintState } from '@/lib/browser/print-state'
import { useDraft, type FieldMap } from '../forms/drafts/use-draft'

/** The hash of each screen but the questions, so that Back leads to the previous one. */
export const screenHashes = {
  start: '',
  calls: 'appel',
  review: 'revue',
  result: 'resultat',
} as const

type Screen = keyof typeof screenHashes | QuestionId

const isQuestionId = (name: string): name is QuestionId => questionIds.some((id) => id === name)

export const getHash = (screen: Screen) =>
  isQuestionId(screen) ? `q${getQuestionNumber(screen)}` : screenHashes[screen]

export const goTo = (screen: Screen) => {
  location.hash = getHash(screen)
}

/** The fields of a question have its id as their name. */
const answerFields: FieldMap<Answers> = {
  get: (answers, name) => (isQuestionId(name) ? (answers[name] ?? []) : undefined),
  set: (answers, name, value) => ({
    ...answers,
    [name]:
      name === 'emergencies'
        ? toggleFirstAnswer(answers.emergencies ?? [], value as Answer<'emergencies'>)
        : value,
  }),
}

/** Replaces sentences about the person concerned by their wording for the visitor (« vous »). */
const selectSelfWording = (words: Words['needsAssessmentPage']) =>
  JSON.parse(JSON.stringify(words), (_, value: { forSelf?: string } | null) => {
    const forSelf = value?.forSelf
    return forSelf === undefined
      ? value
      : { ...value, legend: forSelf, label: forSelf, text: forSelf }
  }) as typeof words

function onHashChange(listener: () => void) {
  window.addEventListener('hashchange', listener)
  return () => window.removeEventListener('hashchange', listener)
}

/** Returns the hash, or undefined until the page is hydrated. */
const useHash = () =>
  useSyncExternalStore(
    onHashChange,
    () => location.hash.slice(1),
    () => undefined,
  )

/** Focuses the title of a new screen, or the first field of a question left without an answer. */
function useScreenFocus(screen: Screen, failedAttempts: number) {
  const previousScreen = useRef<Screen>('start')

  useEffect(() => {
    const current = document.querySelector('[data-current]')
    const { activeElement } = document
    // A visitor who is already answering, or has just cleared the answers, keeps the focus.
    const shouldMoveFocus =
      previousScreen.current !== screen &&
      !current?.contains(activeElement) &&
      !activeElement?.closest('[data-draft-names]')
    previousScreen.current = screen

    if (shouldMoveFocus) window.scrollTo(0, 0)
    if (failedAttempts > 0) current?.querySelector('input')?.focus()
    else if (shouldMoveFocus)
      current?.querySelector<HTMLElement>('legend, h2')?.focus({ preventScroll: true })
  }, [screen, failedAttempts])
}

/**
 * The answers of this tab, the current screen, and the functions that lead from one screen to
 * another.
 */
export function useAssessment(pageWords: Words['needsAssessmentPage']) {
  const { questions } = pageWords
  const read = useCallback((stored: unknown) => readAnswers(stored, questions), [questions])
  const { value: answers, change, ...draft } = useDraft('needs-assessment', read, answerFields)

  const isForSelf = answers.person === 'self'
  const words = useMemo(
    () => (isForSelf ? selectSelfWording(pageWords) : pageWords),
    [pageWords, isForSelf],
  )
  const emergencies = getEmergencies(answers)
  const unanswered = questionIds.filter((id) => !answers[id]?.length)
  const isStarted = unanswered.length < questionIds.length

  const hash = useHash()
  /**
   * Returns the screen of the hash, or the one before it while that screen has nothing to show yet.
   */
  const getScreen = (): Screen => {
    if (hash === screenHashes.calls) return emergencies.length > 0 ? 'calls' : 'emergencies'
    if (hash === screenHashes.result && isStarted)
      return unanswered.length === 0 ? 'result' : 'review'

    return hash === screenHashes.review
      ? 'review'
      : (questionIds.find((id) => getHash(id) === hash) ?? 'start')
  }
  const screen = getScreen()

  /** Counts how often a screen was left without an answer, so that each time is announced. */
  const [failure, setFailure] = useState<{ screen: Screen; count: number }>()
  const failedAttempts = failure?.screen === screen ? failure.count : 0
  useScreenFocus(screen, failedAttempts)
  const printState = isStarted ? 'dated' : 'blank'
  useEffect(() => setPrintState(screen === 'result' ? 'answers' : printState), [screen, printState])

  /** Goes to the next question, or back to the review after a change to one of twelve answers. */
  const goToNext = (id: QuestionId) =>
    goTo(
      unanswered.length === 0 ? 'review' : (questionIds[questionIds.indexOf(id) + 1] ?? 'review'),
    )

  const askForAnswer = (id: QuestionId) => {
    setFailure({ screen: id, count: failedAttempts + 1 })
    goTo(id)
  }

  return {
    ...draft,
    words,
    answers,
    emergencies,
    screen,
    isHydrated: hash !== undefined,
    failedAttempts,
    changeField: (field: HTMLInputElement) => {
      change(field)
      setFailure(undefined)
    },
    submitQuestion: (id: QuestionId) => {
      if (unanswered.includes(id)) askForAnswer(id)
      else if (id === 'emergencies' && emergencies.length > 0) goTo('calls')
      else goToNext(id)
    },
    skipCalls: () => goToNext('emergencies'),
    showResult: () => (unanswered[0] ? askForAnswer(unanswered[0]) : goTo('result')),
  }
}

export type AssessmentState = Omit<ReturnType<typeof useAssessment>, 'formRef'>
