'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../ui/button'
import { Frame } from '../../ui/layout'
import { setSheet, writeDay } from '../parts/sheet-day'
import { loadKept } from '../../start/store'
import { useStored } from '../use-stored'
import type { ChangePlace } from './notebook-cell'
import { merge } from './merge-notebooks'
import { changePlace, emptyPlace, fragmentStart, fromFragment, fromText, isEmptyPlace, readNotebook } from './notebook-data'
import type { Notebook as NotebookData, Place } from './notebook-data'
import { NotebookPlaces } from './notebook-places'
import { NotebookReceived } from './notebook-received'
import type { NotebookWords } from './notebook-sentences'
import { NotebookSharing, Said, type Message } from './notebook-sharing'
import { NotebookSheet } from './notebook-sheet'
import '../../ui/sheet.css'
import './notebook.css'

type Props = {
  words: NotebookWords
  eraseWord: string
  foot: string
}

/** Filled in as the browser is about to print: at each key it would cost as much as the notebook. A telephone says too soon that it has printed: it stays. */
function usePaper(places: Place[]) {
  const [sheet, setFilled] = useState<Place[]>()
  const isBlank = useRef(false)
  useEffect(() => {
    const fill = () => {
      const filled = isBlank.current || places.every(isEmptyPlace) ? undefined : places
      setSheet(filled !== undefined)
      // The listener that this adds is not called for the printing that is under way.
      writeDay()
      flushSync(() => setFilled(filled))
    }
    const end = () => {
      isBlank.current = false
    }
    window.addEventListener('beforeprint', fill)
    window.addEventListener('afterprint', end)
    return () => {
      window.removeEventListener('beforeprint', fill)
      window.removeEventListener('afterprint', end)
    }
  }, [places])
  const print = (paper: { isBlank: boolean }) => {
    isBlank.current = paper.isBlank
    window.print()
  }
  return { sheet, print }
}

/** Once it was taken or refused, what a relative wrote stays neither in the address nor in what is copied from it. A reload before shows it again. */
function forgetLink() {
  if (location.hash.startsWith(fragmentStart)) history.replaceState(history.state, '', `${location.pathname}${location.search}`)
}

/** Three residences side by side, or one at a time on a narrow page: what is written in them is stored as it is written, and goes nowhere else. */
export default function Notebook({ words, eraseWord, foot }: Props) {
  const { keep, messages } = words
  const { value: notebook, isOnDevice, isRefused, update, erase } = useStored('notebook', readNotebook)
  const isEmpty = notebook.places.every(isEmptyPlace)
  const [chosen, setChosen] = useState(1)
  const [message, setMessage] = useState<Message>()
  const [received, setReceived] = useState<NotebookData>()
  /** As it was before a received one was taken: it can be put back until the notebook changes again. */
  const [before, setBefore] = useState<NotebookData>()
  const [erased, setErased] = useState<{ what: 'all' | number; times: number }>()
  const timesErased = (what: 'all' | number) => (erased?.what === what ? erased.times : 0)
  const { sheet, print } = usePaper(notebook.places)

  const change = useCallback<ChangePlace>(
    (at, changed) => {
      setErased(undefined)
      setBefore(undefined)
      update((last) => changePlace(last, at, changed))
    },
    [update],
  )

  const putAside = () => {
    forgetLink()
    setReceived(undefined)
  }

  const receive = useCallback(
    (sent: NotebookData | undefined) => {
      setMessage(sent ? undefined : { parts: messages.unreadable, isBad: true, takesFocus: true })
      setReceived(sent)
    },
    [messages],
  )

  useEffect(() => {
    const openLink = () => {
      if (!location.hash.startsWith(fragmentStart)) return
      const sent = fromFragment(location.hash)
      if (!sent) forgetLink()
      receive(sent)
    }
    openLink()
    window.addEventListener('hashchange', openLink)
    return () => window.removeEventListener('hashchange', openLink)
  }, [receive])

  const take = (taken: NotebookData, parts: Message['parts'], replaced?: NotebookData) => {
    putAside()
    setBefore(replaced)
    setMessage({ parts, takesFocus: true })
    update(() => taken)
  }

  const add = (sent: NotebookData) => {
    const { merged, isWhole = false } = merge(notebook, sent) ?? {}
    if (merged) take(merged, isWhole ? messages.added : messages.addedInPart, notebook)
    else setMessage({ parts: messages.full, isBad: true, takesFocus: true })
    // What was left out is still there to be read.
    if (!isWhole) setReceived(sent)
  }

  /** Neither replaces the other where another tab keeps one on this device: they are joined, or each stays where it is. */
  const keepHere = (isKept: boolean) => {
    const kept = isKept ? fromText(loadKept('notebook') ?? '') : undefined
    const { merged, isWhole = false } = (kept && merge(notebook, kept)) ?? {}
    if (kept) setMessage({ parts: isWhole ? messages.joined : messages.apart, isBad: !isWhole, takesFocus: true })
    if (kept && !isWhole) return
    setBefore(undefined)
    update((last) => merged ?? last, isKept ? 'device' : 'tab')
  }

  const eraseOne = (at: number) => {
    change(at, emptyPlace)
    setErased({ what: at, times: timesErased(at) + 1 })
  }

  const eraseAll = () => {
    erase()
    setChosen(1)
    setMessage(undefined)
    putAside()
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
              <Button line type="button" onClick={() => take(before, messages.restored)}>
                {words.received.undo}
              </Button>
            </p>
          )}
          {received && (
            <NotebookReceived
              notebook={received}
              words={words}
              onAdd={() => add(received)}
              onReplace={isEmpty ? undefined : () => take(received, messages.replaced, notebook)}
              onNothing={() => {
                putAside()
                document.getElementById(`${String(chosen)}-name`)?.focus()
              }}
            />
          )}
          <NotebookPlaces
            words={words}
            places={notebook.places}
            chosen={chosen}
            onPick={setChosen}
            change={change}
            onErase={eraseOne}
            timesErased={timesErased}
          >
            <div>
              <Button line type="button" onClick={() => print({ isBlank: true })}>
                {keep.paper.blank}
              </Button>
            </div>
          </NotebookPlaces>
        </Frame>
        <NotebookSharing
          words={words}
          eraseWord={eraseWord}
          notebook={notebook}
          isEmpty={isEmpty}
          device={{ isOn: isOnDevice, isRefused, onKeep: keepHere, erased: timesErased('all'), onErase: eraseAll }}
          onPrint={() => print({ isBlank: false })}
          onReceive={receive}
        />
      </form>
      {sheet && <NotebookSheet words={words} foot={foot} filled={sheet} />}
    </>
  )
}
