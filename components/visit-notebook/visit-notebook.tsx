'use client'

import { memo } from 'react'
import { answerClearData } from '../ui/clear-data.client'
import { Button } from '../ui/button'
import { ClearData, type ClearDataWords } from '../ui/clear-data'
import { Icon } from '../ui/icon'
import { Container } from '../ui/page-grid'
import { marks } from '../../lib/notebook-data'
import {
  KeepOnDevice,
  NotebookSharing,
  PrintNotebook,
  SaveFile,
  ShareNotebook,
} from './notebook-sharing'
import { NotebookSheet } from './printed-notebook'
import { nameOf, numberQuestions, type NotebookWords } from './notebook-words'
import { OpenedCopy } from './opened-copy'
import { QuestionGroup } from './question-group'
import { iconOf } from './reply-cell'
import { ResidenceIdentity, ResidencePicker } from './residence-identity'
import { Tallies } from './answer-counts'
import { useNotebook } from './use-notebook'
import { usePrintedNotebook } from './use-printed-notebook'
import '../ui/paper-card.css'
import './visit-notebook.css'

/** What the three signs mean. */
const MarkKey = memo(function MarkKey({
  words: { cells, marks: wordOf },
}: {
  words: NotebookWords
}) {
  return (
    <p className="key actions">
      {marks.map((each) => (
        <span key={each}>
          <Icon outline={iconOf[each]} /> {wordOf[each]}
        </span>
      ))}{' '}
      <span className="small soft">{cells.unmark}</span>
    </p>
  )
})

type Props = {
  words: NotebookWords
  clearData: ClearDataWords
  /** At the foot of the printed notebook: the phone number and who pays. */
  foot: string
}

/** Three residences side by side, or one at a time on a narrow page: what is written in them is stored as it is written, and goes nowhere else. */
export default function VisitNotebook({ words, clearData, foot }: Props) {
  const { form, notebook, isEmpty, copy, ...state } = useNotebook()
  const { printed, print } = usePrintedNotebook(notebook)
  const { residences } = notebook
  const groups = numberQuestions(words.groups)
  const columns = {
    residences,
    names: residences.map((residence, index) => nameOf(residence, index, words.cells)),
  }

  return (
    <>
      <form
        ref={form}
        className="notebook-form screen-only"
        method="dialog"
        autoComplete="off"
        data-residence={state.residence}
        onChange={state.onChange}
      >
        <Container className="book">
          {copy && (
            <OpenedCopy
              copy={copy}
              words={words}
              isEmpty={isEmpty}
              onReplace={state.replaceWith}
              onCancel={state.closeCopy}
            />
          )}
          <ResidencePicker words={words.cells} names={columns.names} />
          <div className="front">
            <div>
              <Button line type="button" onClick={() => print({ isBlank: true })}>
                {words.keep.paper.blank}
              </Button>
            </div>
            <MarkKey words={words} />
            <div className="notebook-columns">
              {residences.map((residence, index) => (
                <ResidenceIdentity
                  key={index}
                  words={words}
                  number={index + 1}
                  residence={residence}
                />
              ))}
            </div>
          </div>
          {groups.map((group) => (
            <QuestionGroup
              key={group.title}
              group={group}
              words={words}
              clearMark={state.clearMark}
              {...columns}
            />
          ))}
          <Tallies
            words={words.tallies}
            questions={groups.flatMap(({ questions }) => questions)}
            {...columns}
          />
        </Container>
        <NotebookSharing title={words.keep.title}>
          <KeepOnDevice words={words} {...state} onKeep={state.keepOnDevice}>
            {!isEmpty && <SaveFile label={words.keep.relative.file} notebook={notebook} />}
            <ClearData words={clearData} store="visit-notebook" onAnswer={answerClearData} />
          </KeepOnDevice>
          <PrintNotebook words={words.keep.paper} onPrint={() => print({ isBlank: false })} />
          <ShareNotebook
            words={words}
            notebook={notebook}
            isEmpty={isEmpty}
            onOpen={state.openCopy}
          />
        </NotebookSharing>
      </form>
      {printed && <NotebookSheet words={words} foot={foot} filled={printed.residences} />}
    </>
  )
}
