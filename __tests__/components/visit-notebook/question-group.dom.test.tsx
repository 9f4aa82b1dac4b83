import { expect, test } from '@jest/globals'
import { createEvent, fireEvent } from '@testing-library/react'
import { openNotebook, opinion } from './open-notebook'

test('clears a chosen opinion that is clicked again, but not at a double click', () => {
  openNotebook()
  const wrong = opinion(1, 2, 'wrong')
  const clickAt = (timeStamp: number) => {
    const click = createEvent.click(wrong)
    Object.defineProperty(click, 'timeStamp', { value: timeStamp })
    fireEvent(wrong, click)
    return wrong.checked
  }
  expect([1000, 1500, 3000].map(clickAt)).toEqual([true, true, false])
})

test('clears an opinion when the key that chose it is pressed again', () => {
  openNotebook()
  const wrong = opinion(1, 2, 'wrong')
  fireEvent.click(wrong)
  fireEvent.keyDown(wrong, { key: ' ' })
  expect(wrong.checked).toBe(false)
})
