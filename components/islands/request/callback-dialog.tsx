'use client'

import type { ReactNode } from 'react'
import type { Forms } from '@/content/schemas'
import { Icon } from '../../ui/icon'
import { Picture, type PictureFacts } from '../../ui/picture'
import { CallbackBox } from './callback-dialog.styles'

type Props = {
  words: Forms['popup']
  phone: { text: string; href: string }
  portrait: PictureFacts
  /** The form. */
  children: ReactNode
}

/** The callback popup, printed: components/start/popup.ts opens and closes it. Nothing here runs in the browser. */
export function CallbackDialog({ words, phone, portrait, children }: Props) {
  return (
    <CallbackBox data-callback="" aria-labelledby="callback-title">
      <div className="top">
        <button type="button" className="close" aria-label={words.close} data-close="">
          <Icon name="close" />
        </button>
      </div>
      <div className="advisor">
        <Picture of={portrait} sizes="10.5rem" first />
        <div>
          <h2 id="callback-title" tabIndex={-1}>
            {words.title}
          </h2>
          <p>{words.text}</p>
        </div>
      </div>
      <a className="now" href={phone.href}>
        {words.callNow} <span className="digits">{phone.text}</span>
      </a>
      <div className="request">
        <h3>{words.formTitle}</h3>
        {children}
        <button type="button" className="later" data-close="">
          {words.later}
        </button>
      </div>
    </CallbackBox>
  )
}
