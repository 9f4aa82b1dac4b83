'use client'

import type { ReactNode } from 'react'
import type { Forms } from '@/content/schema/forms'
import { Button } from '../ui/button'
import { Icon, closeIcon } from '../ui/icon'
import { Picture, type PictureSource } from '../ui/picture'
import { PopupBox, ResumeBar } from './popup-dialog.styles'

type Props = {
  words: Forms['popup']
  phone: { text: string; href: string }
  portrait: PictureSource
  closure: string | undefined
  children: ReactNode
}

/** The dialog, and the button that opens it again. popup.client.ts moves both into the page. */
export function PopupDialog({ words, phone, portrait, closure, children }: Props) {
  return (
    <>
      {/* Without tabIndex, Chromium 156 makes a tab stop of a scrolling dialog. */}
      <PopupBox aria-labelledby="popup-title" tabIndex={-1}>
        <div className="top">
          <button
            type="button"
            className="button close"
            data-outlined=""
            aria-label={words.close}
            data-close=""
          >
            <Icon outline={closeIcon} />
          </button>
        </div>
        <div className="advisor">
          <Picture picture={portrait} sizes="(min-width: 60rem) 17rem, 5.5rem" ratio="1" priority />
          <h2 id="popup-title" tabIndex={-1}>
            {words.title}
          </h2>
          <p>{words.text}</p>
          {closure !== undefined && <p className="closure bold">{closure}</p>}
        </div>
        <a className="now contact-surface own-line" href={phone.href}>
          {words.callNow} <span className="digits phrase">{phone.text}</span>
        </a>
        <div className="request">
          <h3>{words.formTitle}</h3>
          {children}
          <button type="button" className="plain-button" data-close="">
            {words.close}
          </button>
        </div>
      </PopupBox>
      <ResumeBar className="screen-only" role="status" data-popup-resume="" hidden>
        <Button type="button">{words.resume}</Button>
      </ResumeBar>
    </>
  )
}
