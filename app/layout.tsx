// Global styles first, so that a component's own styles override them.
import '@/styles/global.css'
import '@/components/chat/chat.css'
// These styles are on every page because the popup adds an island to pages that have none.
import '@/components/islands/island.css'
import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { Footer } from '@/components/layout/footer'
import { Header } from '@/components/layout/header'
import { FlaggedOn, HiddenOn } from '@/components/layout/page-conditions'
import { Notice } from '@/components/layout/notice'
import { pagesWithout } from '@/components/layout/pages-without'
import { PreviewBanner } from '@/components/layout/preview-banner'
import { favicon } from '@/components/layout/favicon'
import { ThumbBar } from '@/components/layout/thumb-bar'
import { atkinson, youngSerif } from '@/styles/fonts'
import { HeadScripts, MainScript } from '@/components/browser/scripts'
import { bar, darkBar } from '@/styles/colours'
import { findNotice } from '@/content/find-notice'
import { findClosure } from './_closures/find-closure'
import { env } from '../env.mjs'

/** The metadata that every page inherits, the error page included. */
export const metadata: Metadata = {
  metadataBase: new URL(env.siteUrl),
  // Phone numbers are real links already, and Safari would turn dates and amounts into numbers to
  // call.
  formatDetection: { telephone: false, date: false, address: false, email: false },
}

export const viewport: Viewport = {
  // The dark theme comes first, because a browser takes the first colour that matches.
  themeColor: [{ media: '(prefers-color-scheme: dark)', color: darkBar }, { color: bar }],
  colorScheme: 'light dark',
  // Otherwise Android lays its keyboard over the page and over the fields of the popup.
  interactiveWidget: 'resizes-content',
}

const notice = findNotice()

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html
      lang="fr-CA"
      className={`${youngSerif.variable} ${atkinson.variable}`}
      data-notice={notice?.to.iso}
      data-closure={findClosure()?.until}
      suppressHydrationWarning
    >
      <head>
        <link rel="icon" href={favicon} />
        <HeadScripts />
      </head>
      <body>
        <FlaggedOn className="site" flag="data-without-popup" paths={pagesWithout.popup}>
          {env.deployKind === 'preview' && <PreviewBanner {...env.preview} />}
          <Header />
          {notice && (
            <HiddenOn paths={pagesWithout.notice}>
              <Notice {...notice} />
            </HiddenOn>
          )}
          <main id="contenu" tabIndex={-1}>
            {children}
          </main>
          <Footer />
          <HiddenOn paths={pagesWithout.thumbBar}>
            <ThumbBar />
          </HiddenOn>
        </FlaggedOn>
        <MainScript />
      </body>
    </html>
  )
}
