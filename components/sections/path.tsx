import type { Illustration, Steps } from '@/content/schemas'
import { Band, Frame } from '../ui/layout.styles'
import { Picture } from '../ui/picture'
import { PathList } from './path.styles'

/** The five steps as a path that can be followed with a finger; it ends at a door. */
export function Path({ words }: { words: Steps & { arrival: Illustration } }) {
  const last = words.items.length - 1
  return (
    <Band>
      <Frame>
        <h2>{words.title}</h2>
        <PathList role="list">
          {words.items.map((step, index) => (
            <li key={step.title}>
              <div className="step">
                <p className="number" aria-hidden="true">
                  {index + 1}
                </p>
                <h3>
                  <span className="visually-hidden">{index + 1}. </span>
                  {step.title}
                </h3>
                <div className="words">
                  {step.paragraphs.map((paragraph) => (
                    <p key={paragraph}>{paragraph}</p>
                  ))}
                  {index === last && step.aside !== undefined && <p className="aside">{step.aside}</p>}
                </div>
              </div>
              {index < last && step.aside !== undefined && <p className="aside">{step.aside}</p>}
              {index === last && (
                <figure className="aside arrival">
                  <Picture of={words.arrival.image} sizes="(min-width: 60rem) 30vw, 90vw" ratio="1" />
                  {words.arrival.caption !== undefined && <figcaption>{words.arrival.caption}</figcaption>}
                </figure>
              )}
            </li>
          ))}
        </PathList>
      </Frame>
    </Band>
  )
}
