import { createElement } from 'react'
import { expect, jest, test } from '@jest/globals'
import { fireEvent, render, screen } from '@testing-library/react'
import '@testing-library/jest-dom/jest-globals'
import { PagePreview, reloadPreview } from '@/scripts/editor/preview'

test('says that the page is reloaded once the new page is there', () => {
  Object.assign(window, { h: createElement })
  // jsdom cannot reload a page, and reports it.
  jest.spyOn(console, 'error').mockReturnValue()
  const entry = { get: (name: string) => (name === 'slug' ? 'pages-faq' : 'pages') }
  render(<>{PagePreview({ entry })}</>)
  const frame = screen.getByTitle<HTMLIFrameElement>('La page')
  expect(screen.getByRole('status')).toHaveTextContent('La page se prépare…')
  fireEvent.load(frame)
  expect(screen.getByRole('status')).toHaveTextContent('La page comme elle est')

  reloadPreview()
  expect(screen.getByRole('status')).toHaveTextContent('La page se recharge…')
  fireEvent.load(frame)
  expect(screen.getByRole('status')).toHaveTextContent(/^Page rechargée à/)
})
