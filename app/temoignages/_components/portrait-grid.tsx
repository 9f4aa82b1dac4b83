import { Picture } from '@/components/ui/picture'
import { words } from '@/content/words'
import './portrait-grid.css'
import '@/components/ui/photo-grid.css'

/** The portraits, each of which links to its testimonial. */
export function PortraitGrid() {
  const portraits = words.testimonials.flatMap(({ image, ...rest }) =>
    image ? [{ image, ...rest }] : [],
  )
  if (portraits.length === 0) return null
  return (
    <ul
      className="photo-grid portrait-grid-portraits screen-only"
      role="list"
      aria-label={words.testimonialsPage.portraits}
    >
      {portraits.map(({ id, image, name, location }) => (
        <li key={id}>
          <a href={`#${id}`}>
            <Picture picture={image} sizes="12rem" ratio="1" isDecorative />
            <span className="visually-hidden">
              {name}, {location}
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
