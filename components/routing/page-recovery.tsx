'use client'

import { unstable_rethrow, usePathname } from 'next/navigation'
import { Component, type ReactNode } from 'react'
import type { Interface } from '@/content/schemas'
import { recall, remember } from '../request/memory'
import css from '../sections/lost.module.css'
import { Button } from '../ui/button'
import { Frame } from '../ui/layout'
import { PhoneLink } from '../ui/phone-link'

type Screen = { words: Interface['failure']; phone: { text: string; href: string }; callIntro: string }

const reloadedKey = 'fanal-reloaded'

/** True for an address that this visit has not loaded again yet: a page that fails by itself would fail again for ever. */
const isFirstReload = (href: string) => recall('sessionStorage', reloadedKey) !== href && remember('sessionStorage', reloadedKey, href)

function Failure({ words, phone, callIntro }: Screen) {
  return (
    <section className={css.ground}>
      <Frame>
        <h1>{words.title}</h1>
        <p className="lead">{words.lead}</p>
        <p className={css.call}>
          {callIntro} <PhoneLink phone={phone} />
        </p>
        <p className={css.call}>
          <Button
            type="button"
            onClick={() => {
              window.location.reload()
            }}
          >
            {words.again}
          </Button>
        </p>
      </Frame>
    </section>
  )
}

type Props = { pathname: string; failure: ReactNode; children: ReactNode }
type State = { hasFailed: boolean; isGivenUp: boolean }

class Boundary extends Component<Props, State> {
  override state: State = { hasFailed: false, isGivenUp: false }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    // Next's own signals travel as errors too.
    unstable_rethrow(error)
    return { hasFailed: true }
  }

  override componentDidCatch() {
    if (isFirstReload(window.location.href)) window.location.reload()
    else this.setState({ isGivenUp: true })
  }

  override componentDidUpdate({ pathname }: Props) {
    // Another page is another chance.
    if (pathname !== this.props.pathname && this.state.hasFailed) this.setState({ hasFailed: false, isGivenUp: false })
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return this.state.isGivenUp ? this.props.failure : null
  }
}

/**
 * A page whose code does not come is asked for again as a document, which needs no code to be read. It happens to the visitor who holds
 * yesterday's page through a deploy, and where the network drops; Next would show an English screen without a way out.
 */
export function PageRecovery({ children, ...screen }: Screen & { children: ReactNode }) {
  return (
    <Boundary pathname={usePathname()} failure={<Failure {...screen} />}>
      {children}
    </Boundary>
  )
}
