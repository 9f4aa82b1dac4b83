import type { ReactNode } from 'react'
import { Footer } from '@/components/layout/footer'
import { Header } from '@/components/layout/header'
import { Notice } from '@/components/layout/notice'
import { PreviewBanner } from '@/components/layout/preview-banner'
import { ThumbBar } from '@/components/layout/thumb-bar'
import { findNotice } from '@/content/find-notice'
import { env } from '@/env.mjs'

type Props = {
  /** The address of the page, which the menus mark as the current one. */
  path: string
  /**
   * What the page leaves out. A page without a contact band has no number to call either: its
   * footer shows the contact on a phone too.
   */
  without?: readonly ('contactBand' | 'notice' | 'popup' | 'thumbBar')[]
  /** Keeps a copy of the page on the device, for use without a network. */
  hasOfflineCopy?: boolean
  children: ReactNode
}

const notice = findNotice()

/** The whole of a page: header, main content, footer and what stands at the foot of a phone. */
export const Page = ({ path, without = [], hasOfflineCopy, children }: Props) => (
  <div
    className="site"
    data-without-popup={without.includes('popup') ? '' : undefined}
    data-offline-copy={hasOfflineCopy ? '' : undefined}
  >
    {env.deployKind === 'preview' && <PreviewBanner {...env.preview} />}
    <Header path={path} />
    {notice && !without.includes('notice') && <Notice {...notice} />}
    <main>{children}</main>
    <Footer path={path} hasContactBand={!without.includes('contactBand')} />
    {!without.includes('thumbBar') && <ThumbBar path={path} />}
  </div>
)
