'use client'

import { useCallback, useEffect, useMemo, useState } from 'react'
import { Button } from '../../ui/button'
import { Frame } from '../../ui/layout'
import { useStored } from '../use-stored'
import type { ChangePlace } from './notebook-cell'
import {
  changePlace,
  emptyPlace,
  fragmentStart,
  fromFragment,
  isEmptyPlace,
  merge,
  readNotebook,
  tidyNotebook,
  type Notebook as NotebookData,
} from './notebook-data'
import { NotebookPlaces } from './notebook-places'
import { NotebookReceived } from './notebook-received'
import type { NotebookWords } from './notebook-sentences'
import { NotebookSharing, Said, type Message } from './notebook-sharing'
import { NotebookSheet } from './notebook-sheet'
import { usePaper } from './paper'
import './notebook.css'

type Props = {
  words: NotebookWords
  /** « Tout effacer ». */
  eraseWord: string
  /** At the foot of the printed sheet. */
  foot: string
}

/** Three residences side by side, or one at a time on a narrow page: what is written in them is stored as it is written, and goes nowhere else. */
export default function Notebook({ words, eraseWord, foot }: Props) {
  const { keep, messages, received: receivedWords } = words
  const { value, isOnDevice, isRefused, set, update, keepOnDevice, erase } = useStored('notebook', readNotebook)
  const notebook = useMemo(() => tidyNotebook(value), [value])
  const isEmpty = notebook.places.every(isEmptyPlace)
  const [chosen, setChosen] = useState(1)
  const [message, setMessage] = useState<Message>()
  const [received, setReceived] = useState<{ notebook: NotebookData; isFile: boolean; isFull?: boolean }>()
  /** What was put aside for a received one. It is not brought back once the notebook was written in, erased or changed again. */
  const [before, setBefore] = useState<NotebookData>()
  const [erased, setErased] = useState<{ what: 'all' | number; times: number }>()
  const timesErased = (what: 'all' | number) => (erased?.what === what ? erased.times : 0)
  const { sheet, print } = usePaper(notebook, isEmpty, words)

  const change = useCallback<ChangePlace>(
    (at, changed) => {
      setBefore(undefined)
      setErased(undefined)
      update((last) => changePlace(last, at, changed))
    },
    [update],
  )

  const receive = useCallback((sent: NotebookData | undefined, { isFile }: { isFile: boolean }) => {
    setMessage(undefined)
    setBefore(undefined)
    setReceived(sent && { notebook: sent, isFile })
  }, [])

  useEffect(() => {
    const openLink = () => {
      if (!location.hash.startsWith(fragmentStart)) return
      const sent = fromFragment(location.hash)
      // What a relative wrote stays neither in the address nor in what is copied from it.
      history.replaceState(history.state, '', `${location.pathname}${location.search}`)
      receive(sent, { isFile: false })
      if (!sent) setMessage({ parts: messages.linkUnreadable, isBad: true, takesFocus: true })
    }
    openLink()
    window.addEventListener('hashchange', openLink)
    return () => {
      window.removeEventListener('hashchange', openLink)
    }
  }, [receive, messages])

  const take = (taken: NotebookData, said: Message['parts']) => {
    setBefore(isEmpty ? undefined : value)
    setReceived(undefined)
    set(taken)
    setMessage({ parts: said, takesFocus: true })
  }

  const eraseOne = (at: number) => {
    change(at, emptyPlace)
    setErased({ what: at, times: timesErased(at) + 1 })
  }

  const eraseAll = () => {
    erase()
    setChosen(1)
    setMessage(undefined)
    setReceived(undefined)
    setBefore(undefined)
    setErased({ what: 'all', times: timesErased('all') + 1 })
  }

  return (
    <>
      <form className="notebook-form screen-only" method="dialog" autoComplete="off" data-place={chosen}>
        <Frame className="book">
          <Said message={message} />
          {before && (
            <p className="actions">
              <Button
                line
                type="button"
                onClick={() => {
                  take(before, messages.restored)
                  setBefore(undefined)
                }}
              >
                {receivedWords.undo}
              </Button>
            </p>
          )}
          {received && (
            <NotebookReceived
              notebook={received.notebook}
              words={words}
              isMineEmpty={isEmpty}
              isFull={received.isFull === true}
              onAdd={() => {
                const merged = merge(notebook, received.notebook)
                if (merged) take(merged, messages.added)
                else setReceived({ ...received, isFull: true })
              }}
              onReplace={() => {
                take(received.notebook, messages.replaced)
              }}
              onNothing={() => {
                setReceived(undefined)
                document.getElementById(received.isFile ? 'ouvrir' : `${String(chosen)}-name`)?.focus()
              }}
            />
          )}
          <p className="actions">
            <Button
              line
              type="button"
              onClick={() => {
                print({ isBlank: true })
              }}
            >
              {keep.paper.blank}
            </Button>
          </p>
          <NotebookPlaces
            words={words}
            typed={value.places}
            places={notebook.places}
            chosen={chosen}
            onPick={setChosen}
            change={change}
            onErase={eraseOne}
            timesErased={timesErased}
          />
        </Frame>
        <NotebookSharing
          words={words}
          eraseWord={eraseWord}
          notebook={notebook}
          isEmpty={isEmpty}
          device={{ isOn: isOnDevice, isRefused, onKeep: keepOnDevice, erased: timesErased('all'), onErase: eraseAll }}
          onPrint={() => {
            print({ isBlank: false })
          }}
          onReceive={(sent) => {
            receive(sent, { isFile: true })
          }}
        />
      </form>
      {sheet && <NotebookSheet words={words} foot={foot} filled={sheet} />}
    </>
  )
}
