'use client'

import { useRef, useState } from 'react'
import type { Interface } from '@/content/schemas'
import { Button, ButtonAnchor } from '../ui/button'
import { Icon } from '../ui/icon'
import { Frame } from '../ui/layout'
import css from './page-tools.module.css'

type Props = { words: Pick<Interface, 'print' | 'share'>; title: string; share?: boolean }

const here = () => `${window.location.origin}${window.location.pathname}`

/**
 * Print, and pass the page on to a relative: the device's own share sheet where there is one, else an e-mail that leaves from the visitor's
 * own mail, and a copy of the address. Nothing goes through us. Hidden without a script: the browser's own menu prints.
 */
export function PageTools({ words, title, share = false }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const [isCopied, setIsCopied] = useState(false)
  const [mail, setMail] = useState('')
  const address = useRef<HTMLInputElement>(null)

  const openPanel = () => {
    setMail(`mailto:?subject=${encodeURIComponent(words.share.subject)}&body=${encodeURIComponent(`${title}\n${here()}`)}`)
    setIsOpen((open) => !open)
  }
  const openShare = () => {
    if (typeof navigator.share !== 'function') {
      openPanel()
      return
    }
    navigator.share({ title, url: here() }).catch((error: unknown) => {
      // Who closes the share sheet has changed their mind. Any other refusal is not the visitor's: a press that was kept until this script came
      // (scripts/after-export/late-start.mjs) no longer counts as one for the browser.
      if (!(error instanceof Error && error.name === 'AbortError')) openPanel()
    })
  }
  const copy = () => {
    // An old browser, or one that refuses the clipboard: the address is selected, ready for the visitor's own « Copier ».
    const selectAddress = () => {
      address.current?.select()
    }
    if (!('clipboard' in navigator)) {
      selectAddress()
      return
    }
    navigator.clipboard.writeText(here()).then(() => {
      setIsCopied(true)
    }, selectAddress)
  }

  return (
    <div className={css.tools}>
      <Frame>
        <div className={css.buttons}>
          <Button
            line
            type="button"
            onClick={() => {
              window.print()
            }}
          >
            <Icon name="print" />
            {words.print}
          </Button>
          {share && (
            <Button line type="button" onClick={openShare} aria-expanded={isOpen}>
              <Icon name="share" />
              {words.share.button}
            </Button>
          )}
        </div>
        {isOpen && (
          <div className={css.ways} role="group" aria-label={words.share.title}>
            <ButtonAnchor line href={mail}>
              {words.share.email}
            </ButtonAnchor>
            <Button line type="button" onClick={copy}>
              {words.share.copy}
            </Button>
            <input ref={address} readOnly value={here()} aria-label={words.share.address} />
          </div>
        )}
        <p role="status">{isCopied ? words.share.copied : ''}</p>
      </Frame>
    </div>
  )
}
