import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { Button } from '../ui/button'
import { Icon, closeIcon } from '../ui/icon'
import { Picture, type PictureSource } from '../ui/picture'
import { hasTypedInput } from '../forms/drafts/typed-input'
import { useReplyTimes } from '../forms/request/use-reply-times'
import type { RequestFormProps } from '../forms/request/request-form'
import { PopupBox, PopupFoot } from './popup-dialog.styles'
import { PopupForm, type PopupResult } from './popup-form'
import { findReadingPlace, focusReadingPlace } from './reading-place'

const closeDelayMs = 3000

/** What the popup says, which a page loads as one JSON file. */
export type PopupTexts = RequestFormProps & { portrait: PictureSource }

type Props = PopupTexts & {
  /** Receives the function that opens the dialog, once the dialog is in the page. */
  onReady: (open: () => void) => void
}

function openDialog(dialog: HTMLDialogElement) {
  const root = document.documentElement
  // The page behind keeps its width without its scrollbar (styles/base.css).
  root.style.setProperty('--scrollbar', `${window.innerWidth - root.clientWidth}px`)
  dialog.showModal()
  // On the first control, which is the close button, the space bar, pressed to scroll, would close
  // the popup unread. When the page moves the focus while one reads, Orca 43 says it only of a
  // dialog.
  dialog.focus()
}

/** Opens and closes the dialog, and says what stands at the foot of the page meanwhile. */
function usePopup(ref: RefObject<HTMLDialogElement | null>) {
  const isAccepted = useRef(false)
  const readingPlace = useRef<HTMLElement>(undefined)
  const [foot, setFoot] = useState<'nothing' | 'resume' | 'thanks'>('nothing')
  const [openings, setOpenings] = useState(0)

  const open = () => {
    readingPlace.current = findReadingPlace()
    setOpenings((count) => count + 1)
    if (ref.current) openDialog(ref.current)
  }
  const close = () => ref.current?.close()

  // What stands at the foot replaces the thumb bar.
  useEffect(() => {
    document.documentElement.toggleAttribute('data-popup-waits', foot !== 'nothing')
  }, [foot])

  return {
    foot,
    /** How many times the popup was opened: the hour is read again each time. */
    openings,
    open,
    close,
    onClose: () => {
      // The browser gives the focus back, except where nothing had it or what had it has gone. It
      // leaves it in the closed dialog until the next frame.
      const { activeElement } = document
      if (activeElement === document.body || ref.current?.contains(activeElement))
        focusReadingPlace(readingPlace.current)
      const closedFoot = isAccepted.current ? 'thanks' : 'nothing'
      setFoot(ref.current && hasTypedInput(ref.current) ? 'resume' : closedFoot)
    },
    onResult: (result: PopupResult) => {
      // Opens the popup for a visitor who closed it while the request was under way.
      if (ref.current?.open === false) {
        open()
        ref.current.querySelector<HTMLElement>('[data-part="result"]')?.focus()
      }
      if (result === 'error') return
      isAccepted.current = true
      setFoot('nothing')
      setTimeout(close, closeDelayMs)
    },
  }
}

/**
 * Tells whether a click closes the dialog: one on the backdrop that began there. A text selection
 * may end outside of the dialog.
 */
function useBackdrop(close: () => void) {
  const pressTarget = useRef<EventTarget>(null)
  return {
    onPointerDown: ({ target }: { target: EventTarget }) => {
      pressTarget.current = target
    },
    onClick: ({ target, currentTarget }: { target: EventTarget; currentTarget: EventTarget }) => {
      if (target === currentTarget && pressTarget.current === currentTarget) close()
    },
  }
}

/** The dialog and, once it is closed, its words of thanks or the button that opens it again. */
export function PopupDialog({ onReady, portrait, ...form }: Props) {
  const { words: forms, agencyContact, closedPeriod } = form
  const { phone } = agencyContact
  const words = forms.popup
  const dialog = useRef<HTMLDialogElement>(null)
  const popup = usePopup(dialog)
  const replyTimes = useReplyTimes(form, popup.openings)
  const reportReady = useEffectEvent(() => onReady(popup.open))
  useEffect(() => reportReady(), [])
  const backdrop = useBackdrop(popup.close)
  return (
    <>
      {/* Without tabIndex, Chromium 156 makes a tab stop of a scrolling dialog. */}
      <PopupBox
        ref={dialog}
        aria-labelledby="popup-title"
        tabIndex={-1}
        data-reads-focus=""
        onClose={popup.onClose}
        {...backdrop}
      >
        <div className="popup-dialog-top">
          <button
            type="button"
            className="button popup-dialog-close"
            data-outlined=""
            aria-label={words.close}
            onClick={popup.close}
          >
            <Icon outline={closeIcon} />
          </button>
        </div>
        <div className="popup-dialog-advisor">
          <Picture picture={portrait} sizes="(min-width: 60rem) 17rem, 5.5rem" ratio="1" priority />
          <h2 id="popup-title">{words.title}</h2>
          <p>{words.text}</p>
          {replyTimes.reopening !== undefined && <p className="bold">{replyTimes.reopening}</p>}
          {closedPeriod !== undefined && <p className="closed-period bold">{closedPeriod}</p>}
        </div>
        <a className="popup-dialog-phone contact-surface own-line" href={phone.href}>
          {replyTimes.reopening === undefined ? words.callNow : words.callLater}
          {/* A plain space before an inline block is lost for a screen reader. */}
          {'\u00A0'}
          <span className="popup-dialog-digits phone-digits phrase">{phone.text}</span>
        </a>
        <div className="popup-dialog-request">
          <h3>{words.formTitle}</h3>
          <PopupForm {...form} reply={replyTimes.describeReply()} onResult={popup.onResult} />
          <button type="button" className="plain-button" onClick={popup.close}>
            {words.close}
          </button>
        </div>
      </PopupBox>
      {/* Rendered empty, so that what appears in it is announced. An empty status would be a line
          of its own for a screen reader. */}
      <PopupFoot className="screen-only" aria-live="polite">
        {popup.foot === 'thanks' && <p className="bold">{words.success}</p>}
        {popup.foot === 'resume' && (
          <Button type="button" onClick={popup.open}>
            {words.resume}
          </Button>
        )}
      </PopupFoot>
    </>
  )
}
