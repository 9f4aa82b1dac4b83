import { anchorOf } from '@/content/paths'
import type { Advisor } from '@/content/schemas'
import { Band, Frame } from '../ui/layout'
import { TeamObject } from './team-object'
import css from './team.module.css'

export function Team({ title, since, advisors }: { title: string; since: string; advisors: readonly Advisor[] }) {
  return (
    <Band id={anchorOf(title)}>
      <Frame>
        <h2>{title}</h2>
        <div className={css.team}>
          {advisors.map((advisor) => (
            <article key={advisor.name} id={anchorOf(advisor.name)}>
              <TeamObject name={advisor.object} />
              <div className={css.words}>
                <h3>{advisor.name}</h3>
                <p className={css.role}>
                  {advisor.role}, {since} {advisor.since}
                </p>
                <p className={css.before}>{advisor.background}</p>
                <p>{advisor.description}</p>
              </div>
            </article>
          ))}
        </div>
      </Frame>
    </Band>
  )
}
