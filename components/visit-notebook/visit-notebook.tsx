'use client'

import { Button } from '../ui/button'
import type { ClearDataWords } from '../ui/clear-data'
import { Icon } from '../ui/icon'
import { Container } from '../ui/page-grid'
import { marks } from '@/lib/notebook-data'
import { AnswerCounts } from './answer-counts'
import { NotebookSharing } from './notebook-sharing'
import { getColumns, numberQuestions, type NotebookWords } from './notebook-words'
import { OpenedCopy } from './opened-copy'
import { PrintedNotebook } from './printed-notebook'
import { QuestionGroup } from './question-group'
import { markIcons } from './reply-cell'
import { ResidenceIdentity, ResidencePicker } from './residence-identity'
import { useNotebook } from './use-notebook'
import { usePrintedNotebook } from './use-printed-notebook'
import '../ui/paper-card.css'
import './visit-notebook.css'

function MarkKey({ words }: { words: NotebookWords }) {
  return (
    <p className="mark-key cluster">
      {marks.map((mark) => (
        <span key={mark} data-mark={mark}>
          <Icon outline={markIcons[mark]} /> {words.marks[mark]}
        </span>
      ))}{' '}
      <span className="small soft">{words.cells.unmark}</span>
    </p>
  )
}

type Props = {
  words: NotebookWords
  clearData: ClearDataWords
  /** At the foot of the printed notebook: the phone number and who pays. */
  foot: string
}

/** Three residences side by side, or one at a time on a narrow page. Nothing is sent. */
export default function VisitNotebook({ words, clearData, foot }: Props) {
  const { form, ...state } = useNotebook()
  const { printed, print } = usePrintedNotebook(state.notebook)
  const columns = getColumns(state.notebook, words.cells)
  const groups = numberQuestions(words.groups)

  return (
    <>
      <form
        ref={form}
        className="notebook-form screen-only"
        method="dialog"
        autoComplete="off"
        data-residence={state.shownResidence}
        onChange={state.onChange}
      >
        <Container className="notebook">
          {state.copy && <OpenedCopy copy={state.copy} words={words} state={state} />}
          <ResidencePicker words={words.cells} columns={columns} />
          <div className="cover">
            <div>
              <Button line type="button" onClick={() => print({ isBlank: true })}>
                {words.keep.paper.blank}
              </Button>
            </div>
            <MarkKey words={words} />
            <div className="notebook-columns">
              {columns.map((column) => (
                <ResidenceIdentity key={column.number} words={words} column={column} />
              ))}
            </div>
          </div>
          {groups.map((group) => (
            <QuestionGroup
              key={group.title}
              group={group}
              words={words}
              columns={columns}
              clearMark={state.clearMark}
            />
          ))}
          <AnswerCounts words={words.tallies} groups={groups} columns={columns} />
        </Container>
        <NotebookSharing
          words={words}
          clearData={clearData}
          state={state}
          onPrint={() => print({ isBlank: false })}
        />
      </form>
      {printed && <PrintedNotebook words={words} foot={foot} notebook={printed} />}
    </>
  )
}
