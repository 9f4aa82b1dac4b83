import { expect, test } from '@jest/globals'
import { runOneAtATime } from '@/scripts/dev/one-at-a-time'

test('starts a second run once the first has ended, even badly', async () => {
  const events: string[] = []
  const run = runOneAtATime(async () => {
    events.push('start')
    await Promise.resolve()
    events.push('end')
    if (events.length === 2) throw new Error('the first run')
  })

  const [first, second] = await Promise.allSettled([run(), run()])
  expect(events).toEqual(['start', 'end', 'start', 'end'])
  expect([first.status, second.status]).toEqual(['rejected', 'fulfilled'])
})
