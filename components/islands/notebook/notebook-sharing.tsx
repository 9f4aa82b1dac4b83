import { useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button'
import { Frame } from '../../ui/layout'
import { Sentence } from '../../ui/sentence'
import '../../ui/tick.css'
import { Erase, EraseStatus } from '../parts/erase'
import type { Marked } from '@/content/fields'
import { fromText, toFragment, toText, type Notebook } from './notebook-data'
import type { NotebookWords } from './notebook-sentences'

const fileName = 'carnet-fanal.json'
/** Three full residences are under 30 kB even in three-byte characters. */
const longestFile = 100_000

type Props = {
  words: NotebookWords
  eraseWord: string
  notebook: Notebook
  isEmpty: boolean
  device: { isOn: boolean; isRefused: boolean; onKeep: (isKept: boolean) => void; erased: number; onErase: () => void }
  onPrint: () => void
  /** A file was opened; undefined when nobody can read it. */
  onReceive: (sent: Notebook | undefined) => void
}

export type Message = { parts: Marked; isBad?: boolean; takesFocus?: boolean }

/** What has just become of the notebook; the focus goes there when what it says changes what one does next. */
export function Said({ message }: { message: Message | undefined }) {
  const box = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (message?.takesFocus) box.current?.focus()
  }, [message])
  return (
    <p ref={box} className="notebook-said callout" role="status" tabIndex={-1} data-kind={message?.isBad ? 'error' : 'success'}>
      {message && <Sentence of={message.parts} />}
    </p>
  )
}

function download(notebook: Notebook) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([toText(notebook)], { type: 'application/json' }))
  link.download = fileName
  link.click()
  // Some browsers read it a moment after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

type RelativeProps = Pick<Props, 'words' | 'notebook' | 'isEmpty' | 'onReceive'>

/** With a relative: as a link or as a file, both of which hold the notebook itself. */
function Relative({ words: { keep, messages }, notebook, isEmpty, onReceive }: RelativeProps) {
  const { relative } = keep
  const [message, setMessage] = useState<Message>()
  const share = async () => {
    const fragment = toFragment(notebook)
    try {
      if (fragment === undefined) throw new RangeError('Too long for a link.')
      await navigator.clipboard.writeText(`${location.origin}${location.pathname}${fragment}`)
      setMessage({ parts: messages.copied })
    } catch {
      setMessage({ parts: messages.notCopied, isBad: true })
    }
  }
  const leave = (by: () => void) => () => {
    if (isEmpty) setMessage({ parts: messages.empty, isBad: true })
    else by()
  }
  const openFile = async (file: File) => {
    setMessage(undefined)
    onReceive(file.size > longestFile ? undefined : fromText(await file.text().catch(() => '')))
  }
  return (
    <div className="ruled">
      <h3>{relative.title}</h3>
      <p>
        <strong>{relative.warning}</strong>
      </p>
      <div className="actions">
        <Button line type="button" onClick={leave(() => void share())}>
          {relative.copy}
        </Button>
        <Button
          line
          type="button"
          onClick={leave(() => {
            download(notebook)
            setMessage({ parts: messages.saved })
          })}
        >
          {relative.file}
        </Button>
      </div>
      <Said message={message} />
      <p className="fine-print">{relative.note}</p>
      <div className="field">
        <input
          className="visually-hidden"
          id="ouvrir"
          type="file"
          accept=".json,application/json"
          onChange={({ target }) => {
            const [file] = target.files ?? []
            if (file) void openFile(file)
            // The same file may be chosen again.
            target.value = ''
          }}
        />
        <label className="ui-button" data-line="" htmlFor="ouvrir">
          {relative.open}
        </label>
      </div>
    </div>
  )
}

/** Where the notebook goes, and only there: this device, a sheet of paper, a relative. */
export function NotebookSharing({ words, eraseWord, notebook, isEmpty, device, onPrint, onReceive }: Props) {
  const { keep, erase, messages } = words
  return (
    <section className="notebook-sharing" aria-labelledby="garder">
      <Frame>
        <h2 id="garder">{keep.title}</h2>
        <div className="notebook-columns">
          <div className="ruled">
            <h3>{keep.device.title}</h3>
            <label className="tick">
              <input
                type="checkbox"
                aria-describedby="garder-note"
                checked={device.isOn}
                onChange={({ target }) => device.onKeep(target.checked)}
              />
              <span>{keep.device.tick}</span>
            </label>
            <p id="garder-note" className="fine-print">
              {keep.device.note}
            </p>
            <Erase words={{ erase: eraseWord, erasing: erase }} onErase={device.onErase} />
            <EraseStatus words={{ erasing: erase, refused: messages.notKept }} erased={device.erased} isRefused={device.isRefused} />
          </div>
          <div className="ruled">
            <h3>{keep.paper.title}</h3>
            <p>{keep.paper.note}</p>
            <div className="actions">
              <Button type="button" onClick={onPrint}>
                {keep.paper.filled}
              </Button>
            </div>
          </div>
          {/* After « Tout effacer » it has nothing left to say. */}
          <Relative key={device.erased} words={words} notebook={notebook} isEmpty={isEmpty} onReceive={onReceive} />
        </div>
      </Frame>
    </section>
  )
}
