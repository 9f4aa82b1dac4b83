// Global styles first, so that a component's own styles override them.
import '@/styles/global.css'
import '@/components/chat/chat.css'
// The popup adds an island to pages that have none.
import '@/components/ui/island.css'
import type { ReactNode } from 'react'
import { Footer } from '@/components/layout/footer'
import { Header } from '@/components/layout/header'
import { HiddenOn } from '@/components/layout/nav-link'
import { PreviewBanner } from '@/components/layout/preview-banner'
import { favicon } from '@/components/layout/favicon'
import { ThumbBar } from '@/components/layout/thumb-bar'
import { atkinson, youngSerif } from '@/styles/fonts'
import { SiteScripts } from '@/components/browser/scripts'
import { layoutMetadata, layoutViewport } from '@/components/seo/build-metadata'
import { interfaceTexts } from '@/content/words'
import { linkOf, linksOf } from '@/content/pages'
import { site } from '@/content/site'
import { env } from '../env.mjs'

const contact = linkOf('button')
const search = { href: '/blog#chercher', label: interfaceTexts.search.link }
const urgentLink = linkOf('urgent')
const identity = { ...site, hours: site.hours.text }

/** Pages that end without a band or a number to call. */
const pagesWithoutContact = [
  '/accessibilite',
  '/confidentialite',
  '/faq',
  '/liens-utiles',
  '/ou-en-etes-vous',
  '/urgence',
  '/_not-found',
]

export const metadata = layoutMetadata
export const viewport = layoutViewport

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html
      lang="fr-CA"
      className={`${youngSerif.variable} ${atkinson.variable}`}
      suppressHydrationWarning
    >
      <head>
        <link rel="icon" href={favicon} />
        <SiteScripts />
      </head>
      <body>
        <div className="site">
          {env.deployKind === 'preview' && (
            <PreviewBanner words={interfaceTexts.preview} {...env.preview} />
          )}
          <Header
            words={interfaceTexts}
            identity={identity}
            bar={linksOf('bar')}
            main={linksOf('main')}
            contact={contact}
            search={search}
            urgentLink={urgentLink}
            tools={linksOf('tools')}
          />
          <main id="contenu" tabIndex={-1}>
            {children}
          </main>
          <Footer
            words={interfaceTexts}
            identity={identity}
            urgentLink={urgentLink}
            services={linksOf('footer-services')}
            tools={linksOf('footer-tools')}
            about={linksOf('footer-about')}
            contact={linksOf('footer-contact')}
            legal={linksOf('footer-legal')}
            pagesWithoutContact={pagesWithoutContact}
          />
          {/* The urgent page has its own, with 911. */}
          <HiddenOn path={urgentLink.href}>
            <ThumbBar
              words={interfaceTexts}
              phone={site.phone}
              contactHref={contact.href}
              urgentLink={urgentLink}
            />
          </HiddenOn>
        </div>
      </body>
    </html>
  )
}
