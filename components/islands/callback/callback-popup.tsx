'use client'

import type { ReactNode } from 'react'
import type { Forms } from '@/content/schema/forms'
import { Button } from '../../ui/button'
import { Icon, closeIcon } from '../../ui/icon'
import { Picture, type PictureFacts } from '../../ui/picture'
import { CallbackBox, NoteBox } from './callback-popup.styles'

type Props = {
  words: Forms['popup']
  phone: { text: string; href: string }
  portrait: PictureFacts
  children: ReactNode
}

/** The callback popup, printed: components/start/popup.ts opens and closes it. Nothing here runs in the browser. */
export function CallbackDialog({ words, phone, portrait, children }: Props) {
  return (
    // Chromium 156 makes a stop of the box itself, which has nothing to be pressed.
    <CallbackBox data-callback="" aria-labelledby="callback-title" tabIndex={-1}>
      <div className="top">
        <button type="button" className="ui-button close" data-line="" aria-label={words.close} data-close="">
          <Icon outline={closeIcon} />
        </button>
      </div>
      <div className="advisor">
        <Picture of={portrait} sizes="(min-width: 60rem) 17rem, 5.5rem" ratio="1" first />
        <h2 id="callback-title" tabIndex={-1}>
          {words.title}
        </h2>
        <p>{words.text}</p>
      </div>
      <a className="now" href={phone.href}>
        {words.callNow} <span className="digits">{phone.text}</span>
      </a>
      <div className="request">
        <h3>{words.formTitle}</h3>
        {children}
      </div>
    </CallbackBox>
  )
}

/** What the popup leaves at the foot of the page, by components/start/popup.ts: its thanks, that nobody knows what became of it, or that its words are still there. */
export const CallbackNotes = ({ words }: { words: Forms['popup'] }) =>
  (['success', 'left', 'kept'] as const).map((name) => (
    <NoteBox key={name} className="screen-only" data-callback-note={name} aria-label={words.noteLabel}>
      <p>{words[name]}</p>
      <div className="actions">
        {name !== 'success' && (
          <Button type="button" data-again="">
            {words.again}
          </Button>
        )}
        <Button type="button" line data-close="">
          {words.close}
        </Button>
      </div>
    </NoteBox>
  ))
