// One of several processes that want the same lock at the same moment (folder-lock.unit.test.ts). Says what it got, and keeps it until told.
import { lockFolder } from '../../../scripts/local/folder-lock.ts'

let release: (() => Promise<void>) | undefined
const tell = (word: string) => process.send?.(word)

process.on('message', (order: { take: string } | 'give back') => {
  void (async () => {
    if (order === 'give back') {
      await release?.()
      release = undefined
      tell('free')
      return
    }
    try {
      release = await lockFolder(order.take)
      tell('held')
    } catch {
      tell('refused')
    }
  })()
})
// Whoever ends the test ends us.
process.on('disconnect', () => process.exit())
tell('ready')
