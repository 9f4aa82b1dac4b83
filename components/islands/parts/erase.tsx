import { useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button'
import './erase.css'

type Words = { erase: string; erasing: { question: string; yes: string; no: string } }

/** « Tout effacer »: asked once, because what was written over three visits does not come back. */
export function Erase({ id = 'effacer', words: { erase, erasing }, onErase }: { id?: string; words: Words; onErase: () => void }) {
  const [step, setStep] = useState<'idle' | 'asking' | 'refused'>('idle')
  const ask = useRef<HTMLButtonElement>(null)
  const question = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (step === 'asking') question.current?.focus()
    if (step === 'refused') ask.current?.focus()
  }, [step])
  return (
    <div className="erase screen-only">
      {step === 'asking' ? (
        <div className="callout actions" data-kind="error" role="group" aria-labelledby={`${id}-question`}>
          <p id={`${id}-question`} tabIndex={-1} ref={question}>
            {erasing.question}
          </p>
          <Button
            line
            type="button"
            onClick={() => {
              setStep('idle')
              onErase()
            }}
          >
            {erasing.yes}
          </Button>
          <Button line type="button" onClick={() => setStep('refused')}>
            {erasing.no}
          </Button>
        </div>
      ) : (
        <button className="plain-button" type="button" ref={ask} onClick={() => setStep('asking')}>
          {erase}
        </button>
      )}
    </div>
  )
}

type StatusProps = {
  words: { erasing: { done: string }; refused: string }
  /** How many times all was erased: each is said, and takes the focus, since its button may have left the screen. */
  erased: number
  /** The browser stores nothing. */
  isRefused: boolean
}

export function EraseStatus({ words, erased, isRefused }: StatusProps) {
  const done = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (erased > 0) done.current?.focus()
  }, [erased])
  return (
    <div className="erase-status screen-only">
      <p role="status" tabIndex={-1} ref={done}>
        {erased > 0 && words.erasing.done}
      </p>
      {isRefused && <p>{words.refused}</p>}
    </div>
  )
}
