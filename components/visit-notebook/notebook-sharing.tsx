import { useState, type ReactNode } from 'react'
import { Button } from '../ui/button'
import { Container } from '../ui/page-grid'
import { Sentence } from '../ui/sentence'
import '../ui/checkbox.css'
import { fromText, toFragment, toText, type Notebook } from '../../lib/notebook-data'
import type { NotebookWords } from './notebook-words'
import type { Copy } from './use-notebook'

const fileName = 'carnet-de-visite.json'

/** Three full residences are under 30 kB even in three-byte characters. */
const maxFileSize = 100_000

type KeepProps = {
  words: NotebookWords
  isOnDevice: boolean
  /** The browser stores nothing. */
  isRefused: boolean
  isKeptElsewhere: boolean
  onKeep: (isKept: boolean) => void
  children: ReactNode
}

/** On this device, until it is cleared or the browser erases it. */
export function KeepOnDevice({
  words: { keep, messages },
  isOnDevice,
  isRefused,
  isKeptElsewhere,
  onKeep,
  children,
}: KeepProps) {
  return (
    <div className="ruled">
      <h3>{keep.device.title}</h3>
      <label className="tick">
        <input
          type="checkbox"
          name="keep"
          aria-describedby="garder-note"
          checked={isOnDevice}
          onChange={({ target }) => onKeep(target.checked)}
        />
        <span>{keep.device.tick}</span>
      </label>
      <p id="garder-note" className="fine-print">
        {keep.device.note}
      </p>
      <p className="notebook-message callout" role="status" data-kind="error">
        {isKeptElsewhere && <Sentence text={messages.keptElsewhere} />}
      </p>
      {children}
      {isRefused && <p>{messages.notKept}</p>}
    </div>
  )
}

/** On paper. */
export function PrintNotebook({
  words,
  onPrint,
}: {
  words: NotebookWords['keep']['paper']
  onPrint: () => void
}) {
  return (
    <div className="ruled">
      <h3>{words.title}</h3>
      <p>{words.note}</p>
      <div className="actions">
        <Button type="button" onClick={onPrint}>
          {words.filled}
        </Button>
      </div>
    </div>
  )
}

function download(notebook: Notebook): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([toText(notebook)], { type: 'application/json' }))
  link.download = fileName
  link.click()
  // Some browsers read it a moment after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

/** A copy that lasts: Safari erases what a site has stored after seven days of use without a visit. */
export const SaveFile = ({ label, notebook }: { label: string; notebook: Notebook }) => (
  <div className="actions">
    <Button line type="button" onClick={() => download(notebook)}>
      {label}
    </Button>
  </div>
)

/** False where the notebook is too long for a link, or the browser refuses to copy. */
async function copyLink(notebook: Notebook): Promise<boolean> {
  const fragment = toFragment(notebook)
  if (fragment === undefined) return false

  try {
    await navigator.clipboard.writeText(`${location.origin}${location.pathname}${fragment}`)
    return true
  } catch {
    return false
  }
}

type ShareProps = {
  words: NotebookWords
  notebook: Notebook
  isEmpty: boolean
  onOpen: (copy: Copy) => void
}

/** With a relative: as a link or as a file, both of which hold the notebook itself. */
export function ShareNotebook({
  words: { keep, messages },
  notebook,
  isEmpty,
  onOpen,
}: ShareProps) {
  const { relative } = keep
  const [message, setMessage] = useState<'copied' | 'notCopied' | 'empty'>()
  const share = async () => setMessage((await copyLink(notebook)) ? 'copied' : 'notCopied')

  return (
    <div className="ruled">
      <h3>{relative.title}</h3>
      <p>
        <strong>{relative.warning}</strong>
      </p>
      <div className="actions">
        <Button line type="button" onClick={() => (isEmpty ? setMessage('empty') : void share())}>
          {relative.copy}
        </Button>
        <Button
          line
          type="button"
          onClick={() => (isEmpty ? setMessage('empty') : download(notebook))}
        >
          {relative.file}
        </Button>
      </div>
      <p
        className="notebook-message callout"
        role="status"
        data-kind={message === 'copied' ? 'success' : 'error'}
      >
        {message && <Sentence text={messages[message]} />}
      </p>
      <p className="fine-print">{relative.note}</p>
      <OpenFile label={relative.open} onOpen={onOpen} />
    </div>
  )
}

function OpenFile({ label, onOpen }: { label: string; onOpen: (copy: Copy) => void }) {
  const open = async (file: File) => {
    const text = file.size > maxFileSize ? '' : await file.text().catch(() => '')
    onOpen(fromText(text) ?? 'unreadable')
  }

  return (
    <div className="field">
      <input
        className="visually-hidden"
        id="ouvrir"
        type="file"
        accept=".json,application/json"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) void open(file)
          // The same file may be chosen again.
          target.value = ''
        }}
      />
      <label className="ui-button" data-line="" htmlFor="ouvrir">
        {label}
      </label>
    </div>
  )
}

/** Where the notebook goes, and only there: this device, paper, a relative. */
export function NotebookSharing({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="notebook-sharing" aria-labelledby="garder">
      <Container>
        <h2 id="garder">{title}</h2>
        <div className="notebook-columns">{children}</div>
      </Container>
    </section>
  )
}
