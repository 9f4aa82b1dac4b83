import { expect, jest, test } from '@jest/globals'
import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { QuestionList } from '@/components/faq/question-list'

test('hydrates without a mismatch where the address has opened a question', () => {
  const list = <QuestionList renderUnder={() => null} />
  const container = document.createElement('div')
  container.innerHTML = renderToString(list)
  document.body.append(container)
  container.querySelectorAll('details')[3]?.setAttribute('open', '')

  const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const onRecoverableError = jest.fn()
  act(() => {
    hydrateRoot(container, list, { onRecoverableError })
  })

  expect(consoleError).not.toHaveBeenCalled()
  expect(onRecoverableError).not.toHaveBeenCalled()
})
