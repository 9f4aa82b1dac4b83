import { useState } from 'react'
import { handleClearDataChoice } from '../forms/drafts/clear-data.client'
import { Button } from '../ui/button'
import { ClearData, type ClearDataWords } from '../forms/drafts/clear-data'
import { Container } from '../ui/page-layout'
import { InlineText } from '../ui/inline-text'
import { fillTemplate } from '@/lib/fill-template'
import { buildLink, isEmptyNotebook, type Notebook } from '@/lib/notebook-data'
import { residenceDrafts } from '@/lib/browser/notebook-storage'
import { getQuebecDate } from '@/supabase/functions/_calendar/quebec-time'
import type { NotebookView } from './use-notebook'

type ViewProps = { view: NotebookView }
type Props = ViewProps & { clearData: ClearDataWords }

function KeepOnDevice({ view, clearData }: Props) {
  const { keep, messages } = view.words

  return (
    <div className="top-rule stack">
      <h3>{keep.device.title}</h3>
      <label className="checkbox-row">
        <input
          type="checkbox"
          name="keep"
          aria-describedby="garder-note"
          checked={view.isOnDevice}
          onChange={({ target }) => view.keepOnDevice(target.checked)}
        />
        <span>{keep.device.tick}</span>
      </label>
      <p id="garder-note" className="fine-print">
        {keep.device.note}
      </p>
      <p className="visit-notebook-message callout" role="status" data-level="error">
        {view.isStoredElsewhere && <InlineText text={messages.keptElsewhere} />}
      </p>
      <ClearData words={clearData} draftNames={residenceDrafts} onChoice={handleClearDataChoice} />
      {view.isUnstored && <p role="alert">{messages.notKept}</p>}
    </div>
  )
}

const buildLinkOfToday = ({ residences }: Notebook) =>
  buildLink({ residences, copiedOn: getQuebecDate() }, `${location.origin}${location.pathname}`)

/** The button that copies a link, and what the link leaves out. */
function CopyLink({ view: { words, laterNotebook } }: ViewProps) {
  const { relative } = words.keep
  const [message, setMessage] = useState<'copied' | 'notCopied' | 'empty'>()
  // The server, which knows no address, renders an empty notebook.
  const link = isEmptyNotebook(laterNotebook) ? undefined : buildLinkOfToday(laterNotebook)

  const copy = async () => {
    if (!link) {
      setMessage('empty')
      return
    }
    try {
      await navigator.clipboard.writeText(link.url)
      setMessage('copied')
    } catch {
      setMessage('notCopied')
    }
  }

  return (
    <>
      {link && link.leftOut > 0 && (
        <p className="bold">
          {fillTemplate(relative.leftOut, { count: link.leftOut, question: link.leftOutFrom })}
        </p>
      )}
      <div className="actions">
        <Button isOutlined type="button" onClick={() => void copy()}>
          {relative.copy}
        </Button>
      </div>
      <p
        className="visit-notebook-message callout"
        role="status"
        data-level={message === 'copied' ? 'success' : 'error'}
      >
        {message && <InlineText text={words.messages[message]} />}
      </p>
      {link && message === 'notCopied' && <a href={link.url}>{relative.link}</a>}
    </>
  )
}

/** The ways to keep the notebook: on this device, on paper, or with a relative. */
export function NotebookSharing({ view, clearData }: Props) {
  const { title, paper, relative } = view.words.keep

  return (
    <section className="visit-notebook-sharing screen-only" aria-labelledby="garder">
      <Container>
        <h2 id="garder">{title}</h2>
        <div className="visit-notebook-columns space-above-4">
          <KeepOnDevice view={view} clearData={clearData} />
          <div className="top-rule stack">
            <h3>{paper.title}</h3>
            <p>{paper.note}</p>
            <div className="actions">
              <Button type="button" onClick={() => view.print({ isBlank: false })}>
                {paper.filled}
              </Button>
            </div>
          </div>
          <div className="top-rule stack">
            <h3>{relative.title}</h3>
            <p>
              <strong>{relative.warning}</strong>
            </p>
            <CopyLink view={view} />
          </div>
        </div>
      </Container>
    </section>
  )
}
