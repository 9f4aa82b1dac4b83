'use client'

import type { Forms } from '@/content/schemas'
import { Button } from '../../ui/button'
import { NoteBox } from './callback-notes.styles'

type Props = { words: Forms['popup'] }

/**
 * What the popup leaves at the foot of the page: its thanks once it is closed, and, where the page was left before the answer came, that nobody knows.
 * Printed with it; components/start/popup.ts puts them there. Nothing here runs in the browser.
 */
export function CallbackNotes({ words }: Props) {
  return (
    <>
      <NoteBox data-callback-note="thanks" aria-label={words.noteLabel}>
        <p>{words.success}</p>
        <div>
          <Button type="button" line data-close="">
            {words.close}
          </Button>
        </div>
      </NoteBox>
      <NoteBox data-callback-note="left" aria-label={words.noteLabel}>
        <p>{words.left}</p>
        <div>
          <Button type="button" data-again="">
            {words.again}
          </Button>
          <Button type="button" line data-close="">
            {words.close}
          </Button>
        </div>
      </NoteBox>
    </>
  )
}
