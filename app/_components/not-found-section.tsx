import type { ReactNode } from 'react'
import type { Illustration, Link } from '@/content/schema/parts'
import { PhoneLink, type Phone } from '../../components/ui/phone-link'
import { Picture } from '../../components/ui/picture'
import { TapLink } from '../../components/ui/site-link'
import { Hero } from '../../components/sections/hero'
import css from './not-found-section.module.css'

type Props = {
  words: {
    title: string
    lead: string
    linksTitle: string
    links: readonly Link[]
    picture: Illustration
  }
  phone: Phone
  callIntro: string
  /** The search. */
  children: ReactNode
}

const pictureSizes = '(min-width: 60rem) 100rem, 100vw'

/** The error screen: the cause, then ways out. */
export function NotFoundSection({ words, phone, callIntro, children }: Props) {
  return (
    <Hero words={words} bleed={<Picture picture={words.picture.image} sizes={pictureSizes} />}>
      <div className={css.waysOut}>
        <p>
          {callIntro} <PhoneLink phone={phone} />
        </p>
        {children}
        <h2>{words.linksTitle}</h2>
        <ul role="list">
          {words.links.map((link) => (
            <li key={link.href}>
              <TapLink {...link} />
            </li>
          ))}
        </ul>
      </div>
    </Hero>
  )
}
