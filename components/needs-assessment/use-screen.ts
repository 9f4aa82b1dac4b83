import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { firstCalls, unansweredOf, type Answers, type QuestionId } from '../../lib/assess-needs'

/** Each screen has its own hash, so that Back leads to the one before. */
export type Screen = 'debut' | 'appel' | 'revue' | 'resultat' | QuestionId

export const goTo = (screen: Screen) => {
  location.hash = screen === 'debut' ? '' : screen
}

const onHashChange = (listener: () => void) => {
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

/** A hash that has nothing to show yet leads to the screen before it. */
function screenOf(hash: string | undefined, answers: Answers, ids: readonly QuestionId[]): Screen {
  const missing = unansweredOf(answers, ids).length

  if (hash === 'appel') return firstCalls(answers).length > 0 ? hash : 'q1'
  if (hash === 'revue') return hash
  if (hash === 'resultat' && missing < ids.length) return missing === 0 ? hash : 'revue'

  return ids.find((id) => id === hash) ?? 'debut'
}

export function useScreen(answers: Answers, ids: readonly QuestionId[]) {
  const hash = useHash()
  return { screen: screenOf(hash, answers, ids), isHydrated: hash !== undefined }
}

/** How often the visitor asked to go on from this screen without an answer: each time is announced anew. */
export function useAttempts(screen: Screen) {
  const [last, setLast] = useState<{ id: Screen | undefined; count: number }>({
    id: undefined,
    count: 0,
  })
  return {
    attempts: last.id === screen ? last.count : 0,
    addAttempt: (id: QuestionId) => setLast({ id, count: last.count + 1 }),
    clearAttempts: () => setLast({ ...last, id: undefined }),
  }
}

/** Focuses the title of a new screen, or the first answer of a question that was left without one. */
export function useScreenFocus(screen: Screen, attempts: number): void {
  const shown = useRef<Screen>('debut')

  useEffect(() => {
    const current = document.querySelector('.needs-assessment [data-now]')
    const { activeElement } = document
    // Whoever is already answering, or has just cleared the answers, stays where they are.
    const isLed =
      shown.current !== screen &&
      !current?.contains(activeElement) &&
      !activeElement?.closest('.clear-data')
    shown.current = screen

    if (isLed) window.scrollTo(0, 0)
    if (attempts > 0) current?.querySelector('input')?.focus()
    else if (isLed)
      current?.querySelector<HTMLElement>('legend, h2')?.focus({ preventScroll: true })
  }, [screen, attempts])
}
