import type { Advisor } from '@/content/schemas'
import { Band, Frame } from '../ui/layout.styles'
import { Picture } from '../ui/picture'
import { TeamGrid } from './team.styles'

export function Team({ title, since, advisors }: { title: string; since: string; advisors: readonly Advisor[] }) {
  return (
    <Band>
      <Frame>
        <h2>{title}</h2>
        <TeamGrid>
          {advisors.map((advisor, index) => (
            <article key={advisor.name}>
              <Picture
                of={advisor.image}
                sizes={index === 0 ? '(min-width: 48rem) 34rem, 100vw' : '(min-width: 48rem) 24rem, 100vw'}
                ratio="1"
              />
              <div className="words">
                <h3>{advisor.name}</h3>
                <p className="facts">
                  <span className="role">{advisor.role}</span>
                  <br />
                  {since} {advisor.since}
                  <br />
                  {advisor.background}
                </p>
                <p>{advisor.description}</p>
              </div>
            </article>
          ))}
        </TeamGrid>
      </Frame>
    </Band>
  )
}
