import { useEffect, useRef, useState } from 'react'
import type { Words } from '@/content/words'
import { Button } from '../ui/button'
import { SiteLink } from '../ui/site-link'
import { fillIn } from '../../lib/fill-in'
import { changeResidence, readNotebook, type Facts } from '../../lib/notebook-data'
import { ChoiceGroup } from '../forms/choice-group'
import { useStored } from '../forms/use-stored'

type Price = Pick<Facts, 'rent' | 'net'>

/** « Noter ce prix dans le carnet »: the visitor says under which residence, and is told of a price that stands there already. */
export function NotePrice({
  words,
  price: { rent, net },
}: {
  words: Words['netCostPage']['result']['carry']
  price: Price
}) {
  const { value: notebook, update, isRefused } = useStored('visit-notebook', readNotebook)
  const { residences } = notebook
  const [at, setAt] = useState<number>()
  const [noted, setNoted] = useState<number>()
  const status = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (noted !== undefined) status.current?.focus()
  }, [noted])
  // As the notebook reads itself again: its fields hold no other space.
  const price: Price = { rent: rent.replaceAll('\u00A0', ' '), net: net.replaceAll('\u00A0', ' ') }
  const nameOf = (index: number) =>
    residences[index]?.name || fillIn(words.residence, { n: index + 1 })
  const noteOf = ({ rent, net }: Price) => {
    if (rent === price.rent && net === price.net) return words.same
    const prices = [rent, net && fillIn(words.net, { net })].filter(Boolean).join(', ')
    return prices === '' ? undefined : fillIn(words.replaces, { prices })
  }
  return (
    <div className="note-price">
      <ChoiceGroup
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
        options={residences.map((residence, index) => {
          const replaced = noteOf(residence)
          return {
            value: String(index),
            label: nameOf(index),
            ...(replaced !== undefined && { note: replaced }),
          }
        })}
      />
      <Button
        type="button"
        line
        disabled={at === undefined}
        onClick={() => {
          if (at === undefined) return
          update((last) => changeResidence(last, at, (residence) => ({ ...residence, ...price })))
          setNoted(at)
          setAt(undefined)
        }}
      >
        {words.note}
      </Button>
      <div role="status" tabIndex={-1} ref={status}>
        {noted !== undefined && (
          <p>
            {isRefused ? words.notKept : fillIn(words.noted, { residence: nameOf(noted) })}{' '}
            <SiteLink href="/carnet-de-visite">{words.open}</SiteLink>
          </p>
        )}
      </div>
    </div>
  )
}
