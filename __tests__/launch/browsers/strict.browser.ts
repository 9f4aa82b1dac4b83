// The console that every journey relies on must itself be seen to be heard, in each browser: each of these tests is expected to be red.
import { expectSoon, test } from './visit'

test.beforeEach(async ({ visit }) => {
  await visit.open('/')
})

test('a console error fails a journey', async ({ visit }) => {
  test.fail()
  await visit.look(() => {
    console.error('expected')
  })
})

test('a console warning fails a journey', async ({ visit }) => {
  test.fail()
  await visit.look(() => {
    console.warn('expected')
  })
})

test('an uncaught error fails a journey', async ({ visit }) => {
  test.fail()
  await visit.look(() => {
    setTimeout(() => {
      document.documentElement.dataset.thrown = ''
      throw new Error('expected')
    })
  })
  await expectSoon(() => visit.look(() => document.documentElement.dataset.thrown), '')
})

test('a rejection that nobody hears fails a journey', async ({ visit }) => {
  test.fail()
  await visit.look(() => {
    void Promise.reject(new Error('expected'))
    setTimeout(() => (document.documentElement.dataset.rejected = ''))
  })
  await expectSoon(() => visit.look(() => document.documentElement.dataset.rejected), '')
})
