// First: what stands beside a component comes after it, and has the last word.
import '@/components/theme/global.css'
import '@/components/layout/chat-place.css'
// The popup brings an island to every page.
import '@/components/islands/island.css'
import type { ReactNode } from 'react'
import { Footer } from '@/components/layout/footer'
import { Header } from '@/components/layout/header'
import { PreviewBanner } from '@/components/layout/preview-banner'
import { SkipLink } from '@/components/layout/skip-link'
import { ThumbBar } from '@/components/layout/thumb-bar'
import { atkinson, youngSerif } from '@/components/theme/fonts'
import { StartScripts } from '@/components/start/scripts'
import { layoutMetadata, layoutViewport } from '@/components/seo/build-metadata'
import { interfaceTexts } from '@/content/interface'
import { linksOf } from '@/content/navigation'
import { site } from '@/content/site'
import { env } from '../env.mjs'

const [contact = { href: '/contact', label: '' }] = linksOf('button')
const identity = { ...site, hours: site.hours.text }

export const metadata = layoutMetadata
export const viewport = layoutViewport

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="fr-CA" className={`${youngSerif.variable} ${atkinson.variable}`} suppressHydrationWarning>
      <head>
        <StartScripts basePath={env.basePath} />
      </head>
      <body>
        <div className="site">
          <SkipLink href="#contenu">{interfaceTexts.skip}</SkipLink>
          {env.deployKind === 'preview' && <PreviewBanner words={interfaceTexts.preview} {...env.preview} />}
          <Header words={interfaceTexts} identity={identity} bar={linksOf('bar')} main={linksOf('main')} contact={contact} />
          <main id="contenu" tabIndex={-1}>
            {children}
          </main>
          <Footer
            words={interfaceTexts}
            identity={identity}
            services={linksOf('footer-services')}
            about={linksOf('footer-about')}
            contact={linksOf('footer-contact')}
            legal={linksOf('footer-legal')}
          />
          <ThumbBar words={interfaceTexts} phone={site.phone} contactHref={contact.href} />
        </div>
      </body>
    </html>
  )
}
