import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import {
  getUnansweredQuestions,
  getUrgentFlags,
  type Answers,
  type QuestionId,
} from '@/lib/assess-needs'

/** Each screen has its own hash, so that Back leads to the one before. */
export type Screen = 'debut' | 'appel' | 'revue' | 'resultat' | QuestionId

export const goTo = (screen: Screen) => {
  location.hash = screen === 'debut' ? '' : screen
}

function onHashChange(listener: () => void) {
  window.addEventListener('hashchange', listener)
  return () => window.removeEventListener('hashchange', listener)
}

/** Undefined until the page is hydrated. */
const useHash = () =>
  useSyncExternalStore(
    onHashChange,
    () => location.hash.slice(1),
    () => undefined,
  )

/** A hash whose screen has nothing to show yet leads to the screen before it. */
function getScreen(hash: string | undefined, answers: Answers, ids: readonly QuestionId[]): Screen {
  const missing = getUnansweredQuestions(answers, ids).length

  if (hash === 'appel') return getUrgentFlags(answers).length > 0 ? hash : 'q1'
  if (hash === 'revue') return hash
  if (hash === 'resultat' && missing < ids.length) return missing === 0 ? hash : 'revue'

  return ids.find((id) => id === hash) ?? 'debut'
}

export function useScreen(answers: Answers, ids: readonly QuestionId[]) {
  const hash = useHash()
  return { screen: getScreen(hash, answers, ids), isHydrated: hash !== undefined }
}

/** How often the visitor left this screen without an answer: each time is announced anew. */
export function useFailedAttempts(screen: Screen) {
  const [last, setLast] = useState<{ screen: Screen; count: number }>()
  const failedAttempts = last?.screen === screen ? last.count : 0

  return {
    failedAttempts,
    addFailedAttempt: (failed: Screen) => setLast({ screen: failed, count: failedAttempts + 1 }),
    clearFailedAttempts: () => setLast(undefined),
  }
}

/** Focuses the title of a new screen, or the first field of a question left without an answer. */
export function useScreenFocus(screen: Screen, failedAttempts: number): void {
  const previousScreen = useRef<Screen>('debut')

  useEffect(() => {
    const current = document.querySelector('.needs-assessment [data-current]')
    const { activeElement } = document
    // A visitor who is already answering, or has just cleared the answers, keeps the focus.
    const shouldMoveFocus =
      previousScreen.current !== screen &&
      !current?.contains(activeElement) &&
      !activeElement?.closest('.clear-data')
    previousScreen.current = screen

    if (shouldMoveFocus) window.scrollTo(0, 0)
    if (failedAttempts > 0) current?.querySelector('input')?.focus()
    else if (shouldMoveFocus)
      current?.querySelector<HTMLElement>('legend, h2')?.focus({ preventScroll: true })
  }, [screen, failedAttempts])
}
