// First: what stands beside a component comes after it, and has the last word.
import '@/components/theme/global.css'
import type { ReactNode } from 'react'
import { Chat } from '@/components/chat/chat'
import { Footer } from '@/components/layout/footer'
import { Header } from '@/components/layout/header'
import { PreviewBanner } from '@/components/layout/preview-banner'
import { SkipLink } from '@/components/layout/skip-link'
import { TextSizeScript } from '@/components/layout/text-size'
import { ThumbBar } from '@/components/layout/thumb-bar'
import { atkinson, youngSerif } from '@/components/theme/fonts'
import { CallbackPopup } from '@/components/request/callback-popup'
import { HashBridge } from '@/components/routing/hash-bridge'
import { PageRecovery } from '@/components/routing/page-recovery'
import { SoftNavigation } from '@/components/routing/soft-navigation'
import { layoutMetadata, layoutViewport } from '@/components/seo/build-metadata'
import { sitePages } from '@/components/seo/site-pages'
import { forms } from '@/content/forms'
import { interfaceTexts } from '@/content/interface'
import { linksOf } from '@/content/navigation'
import { site } from '@/content/site'
import { env } from '../env.mjs'

const [contact = { href: '/contact', label: '' }] = linksOf('button')
const callbackIdentity = { phone: site.phone, email: site.email }
const identity = { ...site, hours: site.hours.text }

export const metadata = layoutMetadata
export const viewport = layoutViewport

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="fr-CA" className={`${youngSerif.variable} ${atkinson.variable}`} suppressHydrationWarning>
      <head>
        <HashBridge routes={sitePages.map(({ path }) => path)} basePath={env.basePath} />
        <TextSizeScript />
      </head>
      <body>
        <div className="site">
          <SkipLink href="#contenu">{interfaceTexts.skip}</SkipLink>
          {env.deployKind === 'preview' && <PreviewBanner words={interfaceTexts.preview} {...env.preview} />}
          <Header words={interfaceTexts} identity={identity} bar={linksOf('bar')} main={linksOf('main')} contact={contact} />
          <main id="contenu" tabIndex={-1}>
            <PageRecovery words={interfaceTexts.failure} phone={site.phone} callIntro={interfaceTexts.callVerb}>
              {children}
            </PageRecovery>
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
        <SoftNavigation />
        <CallbackPopup words={forms} identity={callbackIdentity} portrait={forms.popup.image} />
        <Chat />
      </body>
    </html>
  )
}
