import type { Interface } from '@/content/schemas'
import { SiteLink } from '../ui/site-link'
import css from './identity-facts.module.css'

type Props = {
  labels: Pick<Interface, 'hoursLabel' | 'emailLabel' | 'areaLabel'>
  identity: { email: string; area: string; hours: { text: string } }
}

/** When somebody answers, the address to write to, and how far they go. */
export function IdentityFacts({ labels, identity }: Props) {
  return (
    <dl className={css.facts}>
      <div>
        <dt>{labels.hoursLabel}</dt>
        <dd>{identity.hours.text}</dd>
      </div>
      <div>
        <dt>{labels.emailLabel}</dt>
        <dd>
          <SiteLink href={`mailto:${identity.email}`}>{identity.email}</SiteLink>
        </dd>
      </div>
      <div>
        <dt>{labels.areaLabel}</dt>
        <dd>{identity.area}</dd>
      </div>
    </dl>
  )
}
