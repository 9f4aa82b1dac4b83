import { useState, type ChangeEvent } from 'react'
import { answerClearData } from '../ui/clear-data.client'
import { Button } from '../ui/button'
import { ClearData, type ClearDataWords } from '../ui/clear-data'
import { Container } from '../ui/page-grid'
import { Sentence } from '../ui/sentence'
import '../ui/checkbox.css'
import { copyLink, downloadNotebook, readNotebookFile } from './notebook-transfer'
import type { NotebookWords } from './notebook-words'
import type { NotebookState } from './use-notebook'

type Props = {
  words: NotebookWords
  clearData: ClearDataWords
  state: NotebookState
  onPrint: () => void
}

function KeepOnDevice({ words: { keep, messages }, clearData, state }: Omit<Props, 'onPrint'>) {
  return (
    <div className="ruled">
      <h3>{keep.device.title}</h3>
      <label className="tick">
        <input
          type="checkbox"
          name="keep"
          aria-describedby="garder-note"
          checked={state.isOnDevice}
          onChange={({ target }) => state.keepOnDevice(target.checked)}
        />
        <span>{keep.device.tick}</span>
      </label>
      <p id="garder-note" className="fine-print">
        {keep.device.note}
      </p>
      <p className="notebook-message callout" role="status" data-kind="error">
        {state.isKeptElsewhere && <Sentence text={messages.keptElsewhere} />}
      </p>
      {/* Safari erases what a site stores after seven days without a visit: a file lasts. */}
      {!state.isEmpty && (
        <div className="actions">
          <Button line type="button" onClick={() => downloadNotebook(state.notebook)}>
            {keep.relative.file}
          </Button>
        </div>
      )}
      <ClearData words={clearData} store="visit-notebook" onAnswer={answerClearData} />
      {state.isRefused && <p>{messages.notKept}</p>}
    </div>
  )
}

/** A link or a file, both of which hold the notebook itself. */
function ShareNotebook({ words: { keep, messages }, state }: Pick<Props, 'words' | 'state'>) {
  const { relative } = keep
  const { notebook, isEmpty } = state
  const [message, setMessage] = useState<'copied' | 'notCopied' | 'empty'>()

  const copy = async () => setMessage(isEmpty ? 'empty' : await copyLink(notebook))
  const download = () => (isEmpty ? setMessage('empty') : downloadNotebook(notebook))
  const openFile = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    if (file) void readNotebookFile(file).then(state.openCopy)
    // The same file may be chosen again.
    target.value = ''
  }

  return (
    <div className="ruled">
      <h3>{relative.title}</h3>
      <p>
        <strong>{relative.warning}</strong>
      </p>
      <div className="actions">
        <Button line type="button" onClick={() => void copy()}>
          {relative.copy}
        </Button>
        <Button line type="button" onClick={download}>
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
      <div className="field">
        <input
          className="visually-hidden"
          id="ouvrir"
          type="file"
          accept=".json,application/json"
          onChange={openFile}
        />
        <label className="ui-button" data-line="" htmlFor="ouvrir">
          {relative.open}
        </label>
      </div>
    </div>
  )
}

/** Where the notebook goes, and nowhere else: this device, paper, a relative. */
export function NotebookSharing({ onPrint, ...props }: Props) {
  const { title, paper } = props.words.keep

  return (
    <section className="notebook-sharing" aria-labelledby="garder">
      <Container>
        <h2 id="garder">{title}</h2>
        <div className="notebook-columns">
          <KeepOnDevice {...props} />
          <div className="ruled">
            <h3>{paper.title}</h3>
            <p>{paper.note}</p>
            <div className="actions">
              <Button type="button" onClick={onPrint}>
                {paper.filled}
              </Button>
            </div>
          </div>
          <ShareNotebook {...props} />
        </div>
      </Container>
    </section>
  )
}
