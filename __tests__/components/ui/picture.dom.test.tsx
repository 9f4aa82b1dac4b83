import { expect, test } from '@jest/globals'
import { render } from '@testing-library/react'
import { Picture } from '@/components/ui/picture'
import { getElement } from '../../support/get-element'

const picture = {
  alt: 'Une porte ouverte.',
  width: 3,
  height: 2,
  avif: '/porte.avif 3w',
  fallback: '/porte.webp',
}

test.each([
  ['has its text', false, picture.alt],
  ['has no text when it is decorative', true, ''],
])('a picture %s', (_, isDecorative, alt) => {
  render(<Picture picture={picture} sizes="100vw" isDecorative={isDecorative} />)
  expect(getElement('img').getAttribute('alt')).toBe(alt)
})
