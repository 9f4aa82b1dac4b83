import { useEffect, useRef, useState } from 'react'
import type { Words } from '@/content/words'
import { Button } from '../../ui/button'
import { SiteLink } from '../../ui/site-link'
import { fillIn } from '../../ui/words'
import { changePlace, readNotebook, type Facts } from '../notebook/notebook-data'
import { Choices } from '../parts/choices'
import { useStored } from '../use-stored'

type Price = Pick<Facts, 'rent' | 'net'>

/** « Noter ce prix dans le carnet »: the visitor says under which residence, and is told of a price that stands there already. */
export function NotePrice({ words, price: { rent, net } }: { words: Words['netCostPage']['result']['carry']; price: Price }) {
  const { value: notebook, update, isRefused } = useStored('notebook', readNotebook)
  const { places } = notebook
  const [at, setAt] = useState<number>()
  const [noted, setNoted] = useState<number>()
  const status = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (noted !== undefined) status.current?.focus()
  }, [noted])
  // As the notebook reads itself again: its fields hold no other space.
  const price: Price = { rent: rent.replaceAll('\u00A0', ' '), net: net.replaceAll('\u00A0', ' ') }
  const nameOf = (index: number) => places[index]?.name || fillIn(words.place, { n: index + 1 })
  const noteOf = (place: Price) => {
    if (place.rent === price.rent && place.net === price.net) return words.same
    const prices = [place.rent, place.net && fillIn(words.net, { net: place.net })].filter(Boolean).join(', ')
    return prices === '' ? undefined : fillIn(words.replaces, { prices })
  }
  return (
    <div className="note-price">
      <Choices
        id="residence"
        field={{
          name: 'residence',
          onChange: ({ target }) => {
            setAt(Number(target.value))
            setNoted(undefined)
          },
        }}
        isChosen={(value) => value === String(at)}
        legend={words.legend}
        options={places.map((place, index) => {
          const replaced = noteOf(place)
          return { value: String(index), label: nameOf(index), ...(replaced !== undefined && { note: replaced }) }
        })}
      />
      <Button
        type="button"
        line
        disabled={at === undefined}
        onClick={() => {
          if (at === undefined) return
          update((last) => changePlace(last, at, (place) => ({ ...place, ...price })))
          setNoted(at)
          setAt(undefined)
        }}
      >
        {words.note}
      </Button>
      <div role="status" tabIndex={-1} ref={status}>
        {noted !== undefined && (
          <p>
            {isRefused ? words.notKept : fillIn(words.noted, { place: nameOf(noted) })}{' '}
            <SiteLink href="/carnet-de-visite">{words.open}</SiteLink>
          </p>
        )}
      </div>
    </div>
  )
}
