import { useState, type ChangeEvent } from 'react'
import { handleClearDataChoice } from '../forms/clear-data.client'
import { Button } from '../ui/button'
import { ClearData, type ClearDataWords } from '../forms/clear-data'
import { Container } from '../ui/page-layout'
import { InlineText } from '../ui/inline-text'
import '../ui/checkbox.css'
import { downloadFile } from '@/lib/download-file'
import { fillTemplate } from '@/lib/fill-template'
import { parseNotebook, toFragment, serializeNotebook, type Notebook } from '@/lib/notebook-data'
import { formatDay, getQuebecDate } from '@/lib/quebec-date'
import type { NotebookWords } from './notebook-words'
import type { NotebookView } from './use-notebook'

function saveFile(notebook: Notebook): 'saved' {
  downloadFile('carnet-de-visite.json', 'application/json', serializeNotebook(notebook))
  return 'saved'
}

/** Copies the link, unless the notebook is too long for one or the browser refuses. */
async function copyLink(notebook: Notebook): Promise<'copied' | 'notCopied'> {
  const fragment = toFragment(notebook)
  if (fragment === undefined) return 'notCopied'

  try {
    await navigator.clipboard.writeText(`${location.origin}${location.pathname}${fragment}`)
    return 'copied'
  } catch {
    return 'notCopied'
  }
}

type ViewProps = { view: NotebookView }
type Props = ViewProps & { clearData: ClearDataWords }

function KeepOnDevice({ view, clearData }: Props) {
  const { keep, messages } = view.words
  const { copiedOn } = view.notebook

  return (
    <div className="top-rule">
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
      {/* Safari erases what a site stores after seven days without a visit, so a copy is
          offered. */}
      {!view.isEmpty && (
        <>
          <p className="bold">
            {copiedOn
              ? fillTemplate(keep.device.copied, { day: formatDay(copiedOn) })
              : keep.device.notCopied}
          </p>
          <CopyButtons view={view} />
        </>
      )}
      <ClearData words={clearData} draftName="visit-notebook" onChoice={handleClearDataChoice} />
      {view.isUnstored && <p role="alert">{messages.notKept}</p>}
    </div>
  )
}

/**
 * The buttons that copy a link or download a file, both with the notebook and today's date in them.
 */
function CopyButtons({ view: { words, notebook, isEmpty, update } }: ViewProps) {
  const { relative } = words.keep
  const [message, setMessage] = useState<keyof NotebookWords['messages']>()

  const send = async (sendCopy: typeof saveFile | typeof copyLink) => {
    if (isEmpty) {
      setMessage('empty')
      return
    }

    const copiedOn = getQuebecDate()
    const result = await sendCopy({ ...notebook, copiedOn })
    if (result !== 'notCopied') update((last) => ({ ...last, copiedOn }))
    setMessage(result)
  }

  return (
    <>
      <div className="actions">
        <Button isOutlined type="button" onClick={() => void send(copyLink)}>
          {relative.copy}
        </Button>
        <Button isOutlined type="button" onClick={() => void send(saveFile)}>
          {relative.file}
        </Button>
      </div>
      <p
        className="visit-notebook-message callout"
        role="status"
        data-level={message === 'empty' || message === 'notCopied' ? 'error' : 'success'}
      >
        {message && <InlineText text={words.messages[message]} />}
      </p>
    </>
  )
}

/** The parts that send a copy to a relative and open a copy from one. */
function ShareNotebook({ view }: ViewProps) {
  const { relative } = view.words.keep

  const openFile = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    // Reading rejects a file that is stored elsewhere and not downloaded yet.
    const text = await target.files?.[0]?.text().catch(() => '')
    // An emptied field lets the same file be chosen again.
    target.value = ''
    if (text !== undefined) view.openSharedNotebook(parseNotebook(text) ?? 'unreadable')
  }

  return (
    <div className="top-rule">
      <h3>{relative.title}</h3>
      <p>
        <strong>{relative.warning}</strong>
      </p>
      <CopyButtons view={view} />
      <p className="fine-print">{relative.note}</p>
      <div className="field">
        <input
          className="visually-hidden"
          id="ouvrir"
          type="file"
          accept=".json,application/json"
          onChange={(event) => void openFile(event)}
        />
        <label className="button" data-outlined="" htmlFor="ouvrir">
          {relative.open}
        </label>
      </div>
    </div>
  )
}

/** The ways to keep the notebook: on this device, on paper, or with a relative. */
export function NotebookSharing({ view, clearData }: Props) {
  const { title, paper } = view.words.keep

  return (
    <section className="visit-notebook-sharing" aria-labelledby="garder">
      <Container>
        <h2 id="garder">{title}</h2>
        <div className="visit-notebook-columns space-above-4">
          <KeepOnDevice view={view} clearData={clearData} />
          <div className="top-rule">
            <h3>{paper.title}</h3>
            <p>{paper.note}</p>
            <div className="actions">
              <Button type="button" onClick={() => view.print({ isBlank: false })}>
                {paper.filled}
              </Button>
            </div>
          </div>
          <ShareNotebook view={view} />
        </div>
      </Container>
    </section>
  )
}
