import type { ComponentProps, ReactNode } from 'react'
import { Footer } from '@/components/layout/footer'
import { Header } from '@/components/layout/header'
import { Notice } from '@/components/layout/notice'
import { PreviewBanner } from '@/components/layout/preview-banner'
import { ThumbBar } from '@/components/layout/thumb-bar'
import { PageActions } from '@/components/sections/page-actions'
import { PrintableTool } from '@/components/sections/printable-tool'
import { StructuredData } from '@/components/seo/structured-data'
import { sitePages } from '@/content/pages'
import { findNotice } from '@/content/today'
import { env } from '@/env.mjs'

type Props = {
  /** The address of the page, which the menus mark as the current one. */
  path: string
  /** What the page leaves out. */
  without?: readonly ('notice' | 'popup' | 'thumbBar')[]
  /** Keeps a copy of the page on the device, for use without a network. */
  hasOfflineCopy?: boolean
  /** What prints the page as a tool. */
  tool?: Omit<ComponentProps<typeof PrintableTool>, 'children'>
  children: ReactNode
  /** The buttons under the content: `printFirst` fills the one that prints, and shares too. */
  actions?: 'print' | 'printAndShare' | 'printFirst'
  /** The last band, which says how to reach us. Without it, the footer says it on a phone too. */
  contact?: ReactNode
  /** A bar at the foot of a phone, in place of the thumb bar. */
  bar?: ReactNode
}

const notice = findNotice()

/** The whole of a page: header, main content, footer and what stands at the foot of a phone. */
export function SitePage({
  path,
  without = [],
  hasOfflineCopy,
  tool,
  bar,
  contact,
  ...rest
}: Props) {
  const main = <Main path={path} bar={bar} contact={contact} {...rest} />
  return (
    <div
      className="site"
      data-without-popup={without.includes('popup') ? '' : undefined}
      data-offline-copy={hasOfflineCopy ? '' : undefined}
    >
      {env.deployKind === 'preview' && <PreviewBanner {...env.preview} />}
      <Header path={path} />
      {notice && !without.includes('notice') && <Notice {...notice} />}
      <main>{tool ? <PrintableTool {...tool}>{main}</PrintableTool> : main}</main>
      <Footer path={path} hasContactAbove={contact !== undefined} />
      {!bar && !without.includes('thumbBar') && <ThumbBar path={path} />}
    </div>
  )
}

function Main({ path, children, actions, contact, bar }: Omit<Props, 'tool' | 'without'>) {
  // The error page and the page of an e-mail's link are none of them.
  const page = sitePages.find((listed) => listed.path === path)
  return (
    <>
      {children}
      {page && actions && (
        <PageActions
          title={page.title}
          canShare={actions !== 'print'}
          isPrintPrimary={actions === 'printFirst'}
        />
      )}
      {contact}
      {page && <StructuredData path={path} />}
      {bar}
    </>
  )
}
