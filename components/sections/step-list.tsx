import type { StepWords } from '@/content/schema/parts'
import { HeadedBand } from '../ui/page-layout'
import { Picture } from '../ui/picture'
import { InlineText, InlineTexts } from '../ui/inline-text'
import { SiteLink } from '../ui/site-link'
import './step-list.css'

/** A practical detail, and a link to its tool. */
function Detail({ aside, tool }: StepWords['items'][number]) {
  return (
    <>
      {aside !== undefined && <InlineText text={aside} />}
      {tool && (
        <>
          {' '}
          {tool.text} <SiteLink href={tool.link.href}>{tool.link.label}</SiteLink>.
        </>
      )}
    </>
  )
}

/** A quarter circle of dots, which joins the path of two steps. */
const QuarterCircle = () => (
  <svg viewBox="0 0 104 104">
    <path pathLength="8" d="M104 5A99 99 0 0 0 5 104" />
  </svg>
)

/** A list of numbered steps along a dotted path. */
export function StepList({ words }: { words: StepWords }) {
  return (
    <HeadedBand title={words.title}>
      <ol className="step-list-path space-above-6" role="list">
        {words.items.map((step, index) => (
          <li key={step.title} className={index % 2 === 1 ? 'step-list-mirrored' : undefined}>
            <span className="step-list-curve screen-only" aria-hidden="true">
              <i />
              <QuarterCircle />
              <QuarterCircle />
            </span>
            <div className="step-list-step">
              <p className="step-list-number accent" aria-hidden="true">
                {index + 1}
              </p>
              <h3>
                <span className="visually-hidden">
                  {index + 1}.{'\u00A0'}
                </span>
                {step.title}
              </h3>
              <div className="space-above-2">
                <InlineTexts texts={step.paragraphs} />
              </div>
            </div>
            {step.image ? (
              <figure className="step-list-side">
                <Picture picture={step.image} sizes="(min-width: 60rem) 31rem, 82vw" />
                <figcaption className="caption">
                  <Detail {...step} />
                </figcaption>
              </figure>
            ) : (
              <p className="step-list-side step-list-aside">
                <Detail {...step} />
              </p>
            )}
          </li>
        ))}
      </ol>
    </HeadedBand>
  )
}
