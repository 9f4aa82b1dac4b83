'use client'

import { unstable_rethrow, usePathname } from 'next/navigation'
import { Component, useEffect, useState, type ReactNode } from 'react'
import type { Interface } from '@/content/schemas'
import { recall, remember } from '../request/memory'
import { LostGround } from '../sections/lost.styles'
import { Button } from '../ui/button.styles'
import { Frame } from '../ui/layout.styles'
import { PhoneLink } from '../ui/phone-link'

type Screen = { words: Interface['failure']; phone: { text: string; href: string }; callIntro: string }

const reloadedKey = 'fanal-reloaded'

/** The address as a document, once in a visit: a page that fails by itself would fail again for ever. Then words, and ways out. */
function Failure({ words, phone, callIntro }: Screen) {
  const [isGivenUp, setIsGivenUp] = useState(false)
  useEffect(() => {
    const { href } = window.location
    if (recall('sessionStorage', reloadedKey) !== href && remember('sessionStorage', reloadedKey, href)) window.location.reload()
    else setIsGivenUp(true)
  }, [])
  if (!isGivenUp) return null
  return (
    <LostGround>
      <Frame>
        <h1>{words.title}</h1>
        <p className="lead">{words.lead}</p>
        <p className="call">
          {callIntro} <PhoneLink phone={phone} />
        </p>
        <p className="call">
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
    </LostGround>
  )
}

type Props = { pathname: string; failure: ReactNode; children: ReactNode }
type State = { hasFailed: boolean; failedAt: string | undefined }

class Boundary extends Component<Props, State> {
  override state: State = { hasFailed: false, failedAt: undefined }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    // Next's own signals travel as errors too.
    unstable_rethrow(error)
    return { hasFailed: true }
  }

  /** Another page is another chance. */
  static getDerivedStateFromProps({ pathname }: Props, { hasFailed, failedAt = pathname }: State): State {
    return hasFailed && failedAt === pathname ? { hasFailed, failedAt } : { hasFailed: false, failedAt: undefined }
  }

  override render() {
    return this.state.hasFailed ? this.props.failure : this.props.children
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
