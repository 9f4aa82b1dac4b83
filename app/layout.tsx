// Global styles first, because they begin with the order of the layers (styles/layers.css).
import '@/styles/global.css'
import '@/components/chat/chat.css'
// The popup, which the browser renders, shows a picture on pages that may have none.
import '@/components/ui/picture.css'
import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { favicon } from '@/components/layout/favicon'
import { LateStyles } from '@/components/browser-files/late-styles'
import { HeadScripts, MainScript } from '@/components/browser-files/scripts'
import { bar, darkBar } from '@/styles/colours'
import { darkQuery } from '@/lib/dark-query'
import { findClosedPeriod, findNotice } from '@/content/today'
import { env } from '@/env.mjs'

/** The metadata that every page inherits, the error page included. */
export const generateMetadata = (): Metadata => ({
  metadataBase: new URL(env.siteUrl),
  // Phone numbers are real links already, and Safari would turn dates and amounts into numbers to
  // call.
  formatDetection: { telephone: false, date: false, address: false, email: false },
})

export const viewport: Viewport = {
  // The dark theme comes first, because a browser takes the first colour that matches.
  themeColor: [{ media: darkQuery, color: darkBar }, { color: bar }],
  colorScheme: 'light dark',
  // Otherwise Android lays its keyboard over the page and over the fields of the popup.
  interactiveWidget: 'resizes-content',
}

/** What surrounds every page: each puts itself in a <SitePage>, which knows its path. */
export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html
      lang="fr-CA"
      data-notice={findNotice()?.to.iso}
      data-closed-period={findClosedPeriod()?.until}
      suppressHydrationWarning
    >
      <head>
        <link rel="icon" href={favicon} />
        <HeadScripts />
      </head>
      <body>
        {children}
        <MainScript />
        <LateStyles />
      </body>
    </html>
  )
}
