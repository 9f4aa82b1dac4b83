import { anchorOf } from '@/content/paths'
import type { Advisor } from '@/content/schemas'
import type { TitleWords } from '@/content/title'
import { Band, Frame } from '../ui/layout'
import { Picture } from '../ui/picture'
import { Title } from '../ui/title'
import css from './team.module.css'

export function Team({ title, since, advisors }: { title: TitleWords; since: string; advisors: readonly Advisor[] }) {
  return (
    <Band id={anchorOf(title)}>
      <Frame>
        <h2>
          <Title of={title} />
        </h2>
        <div className={css.team}>
          {advisors.map((advisor, index) => (
            <article key={advisor.name}>
              <Picture
                of={advisor.image}
                sizes={index === 0 ? '(min-width: 48rem) 34rem, 100vw' : '(min-width: 48rem) 24rem, 100vw'}
                ratio="1"
              />
              <div className={css.words}>
                <h3>{advisor.name}</h3>
                <p className={css.facts}>
                  <span className={css.role}>{advisor.role}</span>
                  <br />
                  {since} {advisor.since}
                  <br />
                  {advisor.background}
                </p>
                <p>{advisor.description}</p>
              </div>
            </article>
          ))}
        </div>
      </Frame>
    </Band>
  )
}
