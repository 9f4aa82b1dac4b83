// Global styles first, so that a component's own styles override them.
import '@/styles/global.css'
import '@/components/chat/chat.css'
// These styles are on every page because the popup adds an island to pages that have none.
import '@/components/islands/island.css'
import type { ReactNode } from 'react'
import { Footer } from '@/components/layout/footer'
import { Header } from '@/components/layout/header'
import { HiddenOn } from '@/components/layout/nav-link'
import { Notice } from '@/components/layout/notice'
import { PreviewBanner } from '@/components/layout/preview-banner'
import { favicon } from '@/components/layout/favicon'
import { ThumbBar } from '@/components/layout/thumb-bar'
import { atkinson, youngSerif } from '@/styles/fonts'
import { SiteScripts } from '@/components/browser/scripts'
import { layoutMetadata, layoutViewport } from '@/components/seo/build-metadata'
import { findNotice } from '@/content/find-notice'
import { findClosing } from './_components/closing'
import { env } from '../env.mjs'

export const metadata = layoutMetadata
export const viewport = layoutViewport

const notice = findNotice()

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html
      lang="fr-CA"
      className={`${youngSerif.variable} ${atkinson.variable}`}
      data-notice={notice?.to.iso}
      data-closing={findClosing()?.until}
      suppressHydrationWarning
    >
      <head>
        <link rel="icon" href={favicon} />
        <SiteScripts />
      </head>
      <body>
        <div className="site">
          {env.deployKind === 'preview' && <PreviewBanner {...env.preview} />}
          <Header />
          {notice && (
            <HiddenOn paths={['/urgence', '/demande-traitee']}>
              <Notice {...notice} />
            </HiddenOn>
          )}
          <main id="contenu" tabIndex={-1}>
            {children}
          </main>
          <Footer />
          {/* The urgent page has its own thumb bar, with 911. */}
          <HiddenOn paths={['/urgence']}>
            <ThumbBar />
          </HiddenOn>
        </div>
      </body>
    </html>
  )
}
