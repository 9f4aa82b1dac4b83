import { describe, expect, test } from '@jest/globals'
import { nextState, type RequestEvent, type RequestState } from '@/components/islands/request/request-state'

const run = (...events: RequestEvent[]) => {
  const seen: RequestState[] = ['idle']
  for (const event of events) seen.push(nextState(seen.at(-1) ?? 'idle', event))
  return seen
}

describe('the state of a request', () => {
  test('goes from idle to submitting, then to success or error', () => {
    expect(run('send', 'accepted')).toEqual(['idle', 'submitting', 'success'])
    expect(run('send', 'failed')).toEqual(['idle', 'submitting', 'error'])
  })

  test('goes back through idle at each new submit', () => {
    expect(run('send', 'failed', 'attempt', 'send', 'accepted', 'attempt')).toEqual([
      'idle',
      'submitting',
      'error',
      'idle',
      'submitting',
      'success',
      'idle',
    ])
  })

  test('an event out of place changes nothing', () => {
    expect(nextState('idle', 'accepted')).toBe('idle')
    expect(nextState('idle', 'failed')).toBe('idle')
    expect(nextState('idle', 'attempt')).toBe('idle')
    expect(nextState('submitting', 'attempt')).toBe('submitting')
    expect(nextState('submitting', 'send')).toBe('submitting')
    expect(nextState('error', 'send')).toBe('error')
    expect(nextState('success', 'failed')).toBe('success')
  })
})
