/**
 * idle → submitting → success or error. Each new submit goes back through idle, so that the same message shown twice is announced twice.
 */
export type RequestState = 'idle' | 'submitting' | 'success' | 'error'
export type RequestEvent = 'attempt' | 'send' | 'accepted' | 'failed'

const transitions: Record<RequestState, Partial<Record<RequestEvent, RequestState>>> = {
  idle: { send: 'submitting' },
  submitting: { accepted: 'success', failed: 'error' },
  success: { attempt: 'idle' },
  error: { attempt: 'idle' },
}

/** An event that has no meaning in a state leaves it as it is. */
export const nextState = (state: RequestState, event: RequestEvent): RequestState => transitions[state][event] ?? state
