import { expect, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { TestimonialList } from '@/components/sections/testimonials'
import { listFiles } from '@/content/schema/files'
import { words } from '@/content/words'

test.each([
  [1, '1 étoile sur 5'],
  [4, '4 étoiles sur 5'],
])('draws and names a testimonial of %i stars out of five', (rating, name) => {
  render(
    <TestimonialList
      testimonials={words.testimonials.slice(0, 1).map((each) => ({ ...each, rating }))}
    />,
  )
  const stars = screen.getByRole('img', { name })
  expect(stars.querySelectorAll('path')).toHaveLength(5)
  expect(stars.querySelectorAll('[data-full="true"]')).toHaveLength(rating)
})

test.each([
  ['three', 3],
  ['nine', 9],
])('shows %s testimonials with their pictures, and without', (_, count) => {
  const testimonials = words.testimonials.slice(0, count)
  const { container, rerender } = render(<TestimonialList testimonials={testimonials} />)
  const countPictures = () => [
    container.querySelectorAll('figure').length,
    container.querySelectorAll('picture').length,
  ]
  expect(countPictures()).toEqual([count, count])
  rerender(
    <TestimonialList testimonials={testimonials.map((each) => ({ ...each, image: undefined }))} />,
  )
  expect(countPictures()).toEqual([count, 0])
})

test('accepts three testimonials or more, of any town', () => {
  const { schema } = listFiles.testimonials
  const testimonial = {
    id: 'ginette-portneuf',
    name: 'Ginette D.',
    location: 'Portneuf',
    image: 'temoignage-1',
    rating: 4,
    text: 'Merci.',
    isSample: true,
  }
  const accepted = [2, 3, 10].filter(
    (length) => schema.safeParse(Array.from({ length }, () => testimonial)).success,
  )
  expect(accepted).toEqual([3, 10])
})

test('accepts one to five whole stars', () => {
  const { rating } = listFiles.testimonials.schema.element.shape
  const accepted = [0, 1, 2, 3, 4, 5, 6, 4.5].filter((value) => rating.safeParse(value).success)
  expect(accepted).toEqual([1, 2, 3, 4, 5])
})
