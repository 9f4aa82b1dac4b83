import { useState } from 'react'
import { fillIn } from '@/lib/fill-in'
import { formatMoney } from '@/lib/money'
import { changeResidence, readNotebook } from '@/lib/notebook-data'
import type { NetCost } from '@/lib/tax-credit'
import { useDraft } from '../forms/use-draft'
import { Button } from '../ui/button'
import { SiteLink } from '../ui/site-link'
import type { NetCostWords } from './net-cost-answers'

type Props = { words: NetCostWords['result']['notePrice']; cost: NetCost }

/** A button for each residence of the visit notebook, with the price it replaces. */
export function NotePrice({ words, cost }: Props) {
  const { value: notebook, update, isRefused } = useDraft('visit-notebook', readNotebook)
  const [notedUnder, setNotedUnder] = useState('')
  const rent = formatMoney(cost.rent)
  const net = cost.kind === 'estimate' ? formatMoney(cost.net) : ''

  return (
    <div role="group" aria-labelledby="note-price">
      <p id="note-price">{words.legend}</p>
      <p className="actions">
        {notebook.residences.map((residence, index) => {
          const name = residence.name || fillIn(words.residence, { n: index + 1 })
          const writePrice = () => {
            update((last) => changeResidence(last, index, (facts) => ({ ...facts, rent, net })))
            setNotedUnder(name)
          }
          return (
            <Button key={index} line type="button" onClick={writePrice}>
              {name} {residence.rent && `(${residence.rent})`}
            </Button>
          )
        })}
      </p>
      <p role="status">
        {notedUnder !== '' && (
          <>
            {isRefused ? words.notKept : fillIn(words.noted, { residence: notedUnder })}{' '}
            <SiteLink href="/carnet-de-visite">{words.open}</SiteLink>
          </>
        )}
      </p>
    </div>
  )
}
