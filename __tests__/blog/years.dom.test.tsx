import { afterEach, describe, expect, test } from '@jest/globals'
import '@testing-library/jest-dom/jest-globals'
import { cleanup, render, screen } from '@testing-library/react'
import { Years } from '@/components/blog/years'

afterEach(cleanup)

describe('the way to the articles of each year', () => {
  test('is plain links, and says which page is shown', () => {
    render(<Years title="Les articles par année" list={[2026, 2025]} current={2025} />)
    const links = screen.getAllByRole('link')
    expect(screen.getByRole('navigation', { name: 'Les articles par année' })).toBeVisible()
    expect(links.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')])).toEqual([
      ['2026', '/blog/2026/', null],
      ['2025', '/blog/2025/', 'page'],
    ])
  })

  test('is not there while there are no such pages', () => {
    const { container } = render(<Years title="Les articles par année" list={[]} />)
    expect(container).toBeEmptyDOMElement()
  })
})
