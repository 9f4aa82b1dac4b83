import { getAnchor } from '@/lib/paths'
import { words } from '@/content/words'
import { HeadedBand } from '@/components/ui/page-layout'
import { Picture } from '@/components/ui/picture'
import { InkDrawing } from '@/components/ui/ink-drawing'
import './advisors.css'
import '@/components/ui/photo-grid.css'

/** One value for the hero and the list makes the browser fetch one file. */
const portraitSizes = '(min-width: 48rem) 25vw, 50vw'

/** The portraits of the hero, each of which links to its advisor. */
export function AdvisorPortraits() {
  return (
    <ul className="photo-grid advisors-portraits" role="list">
      {words.advisors.map(({ name, image }) => (
        <li key={name}>
          <a className="own-line" href={`#${getAnchor(name)}`}>
            <Picture picture={image} sizes={portraitSizes} ratio="1" isDecorative priority />
            <span className="own-line">{name.split(/\s/)[0]}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

export function AdvisorList() {
  const { advisorsTitle: title, since } = words.teamPage
  return (
    <HeadedBand title={title}>
      <div className="advisors divided-list top-rule space-above-4">
        {words.advisors.map((advisor) => (
          <article key={advisor.name} id={getAnchor(advisor.name)}>
            {advisor.object && <InkDrawing name={advisor.object} />}
            <div className="advisors-body">
              <div className="advisors-name">
                <Picture picture={advisor.image} sizes={portraitSizes} ratio="1" isDecorative />
                <div>
                  <h3>{advisor.name}</h3>
                  <p className="small">
                    {advisor.role}, {since} {advisor.since}
                  </p>
                </div>
              </div>
              <p className="kicker">{advisor.background}</p>
              <p>{advisor.description}</p>
            </div>
          </article>
        ))}
      </div>
    </HeadedBand>
  )
}
