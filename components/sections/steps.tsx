import { anchorOf } from '@/content/paths'
import type { Illustration, Steps } from '@/content/schemas'
import { Band, Frame } from '../ui/layout'
import { Picture } from '../ui/picture'
import { SiteLink } from '../ui/site-link'
import { classNames } from '../ui/class-names'
import { Title } from '../ui/title'
import css from './steps.module.css'

type Step = Steps['items'][number]

/** A practical detail in the margin, and the tool that goes with it. */
function Aside({ aside, tool }: Step) {
  if (aside === undefined) return null
  return (
    <p className={css.aside}>
      {aside}
      {tool && (
        <>
          {' '}
          {tool.text} <SiteLink href={tool.link.href}>{tool.link.label}</SiteLink>.
        </>
      )}
    </p>
  )
}

/** The five steps as a path that can be followed with a finger; it ends at a door. */
export function StepsPath({ words }: { words: Steps & { arrival: Illustration } }) {
  const last = words.items.length - 1
  return (
    <Band id={anchorOf(words.title)}>
      <Frame>
        <h2>
          <Title of={words.title} />
        </h2>
        <ol className={css.path} role="list">
          {words.items.map((step, index) => (
            <li key={step.title}>
              <div className={css.step}>
                <p className={css.number} aria-hidden="true">
                  {index + 1}
                </p>
                <h3>
                  <span className="visually-hidden">{index + 1}. </span>
                  {step.title}
                </h3>
                <div className={css.words}>
                  {step.paragraphs.map((paragraph) => (
                    <p key={paragraph}>{paragraph}</p>
                  ))}
                  {index === last && <Aside {...step} />}
                </div>
              </div>
              {index < last && <Aside {...step} />}
              {index === last && (
                <figure className={classNames(css.aside, css.arrival)}>
                  <Picture of={words.arrival.image} sizes="(min-width: 60rem) 30vw, 90vw" ratio="1" />
                  {words.arrival.caption !== undefined && <figcaption>{words.arrival.caption}</figcaption>}
                </figure>
              )}
            </li>
          ))}
        </ol>
      </Frame>
    </Band>
  )
}
