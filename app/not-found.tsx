import { Search } from '@/components/search/search'
import { Hero } from '@/components/sections/hero'
import { buildMetadata } from '@/components/seo/build-metadata'
import { PhoneLink } from '@/components/ui/phone-link'
import { Picture } from '@/components/ui/picture'
import { LinkList } from '@/components/ui/site-link'
import { words } from '@/content/words'
import { site } from '@/content/site'
import './not-found.css'
import { SitePage } from './_shared/site-page'

const { title, lead, linksTitle, links, picture } = words.notFoundPage

export const generateMetadata = () => buildMetadata({ title, description: lead })

/** The error page: the cause, then links to other pages. */
export default function NotFoundPage() {
  return (
    <SitePage path="/404">
      <Hero
        words={{ title, lead }}
        bleed={
          <Picture
            picture={picture.image}
            sizes="(min-width: 60rem) 100rem, 100vw"
            priority="noPreload"
          />
        }
      >
        <div className="not-found-ways-out">
          <p>
            {words.interfaceTexts.callVerb} <PhoneLink phone={site.phone} />
          </p>
          <Search />
          <h2>{linksTitle}</h2>
          <LinkList links={links} />
        </div>
      </Hero>
    </SitePage>
  )
}
