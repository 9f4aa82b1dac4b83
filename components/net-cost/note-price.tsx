import { useEffect, useRef, useState } from 'react'
import type { Words } from '@/content/words'
import { Button } from '../ui/button'
import { SiteLink } from '../ui/site-link'
import { fillIn } from '@/lib/fill-in'
import { formatMoney, type Cents } from '@/lib/money'
import { changeResidence, readNotebook, type Facts } from '@/lib/notebook-data'
import type { NetCost } from '@/lib/tax-credit'
import { ChoiceGroup } from '../forms/choice-group'
import { useDraft } from '../forms/use-draft'

type Props = { words: Words['netCostPage']['result']['carry']; cost: NetCost }

type Price = Pick<Facts, 'rent' | 'net'>

/** With ordinary spaces, as the fields of the notebook hold them. */
const formatFact = (cents: Cents) => formatMoney(cents).replaceAll('\u00A0', ' ')

/** Writes the price into the visit notebook, under the residence that the visitor chooses. */
export function NotePrice({ words, cost }: Props) {
  const price = {
    rent: formatFact(cost.rent),
    net: cost.kind === 'estimate' ? formatFact(cost.net) : '',
  }
  const { value: notebook, update, isRefused } = useDraft('visit-notebook', readNotebook)
  const [selected, setSelected] = useState<number>()
  const [notedUnder, setNotedUnder] = useState('')
  const status = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (notedUnder !== '') status.current?.focus()
  }, [notedUnder])

  const names = notebook.residences.map(
    ({ name }, index) => name || fillIn(words.residence, { n: index + 1 }),
  )
  const writePrice = () => {
    if (selected === undefined) return
    update((last) => changeResidence(last, selected, (residence) => ({ ...residence, ...price })))
    setNotedUnder(names[selected] ?? '')
    setSelected(undefined)
  }

  return (
    <div className="note-price">
      <ChoiceGroup
        id="residence"
        field={{
          name: 'residence',
          onChange: ({ target }) => {
            setSelected(Number(target.value))
            setNotedUnder('')
          },
        }}
        isChosen={(value) => value === String(selected)}
        legend={words.legend}
        options={notebook.residences.map((residence, index) => ({
          value: String(index),
          label: names[index] ?? '',
          ...describeReplaced(residence, price, words),
        }))}
      />
      <Button type="button" line disabled={selected === undefined} onClick={writePrice}>
        {words.note}
      </Button>
      <div role="status" tabIndex={-1} ref={status}>
        {notedUnder !== '' && (
          <p>
            {isRefused ? words.notKept : fillIn(words.noted, { residence: notedUnder })}{' '}
            <SiteLink href="/carnet-de-visite">{words.open}</SiteLink>
          </p>
        )}
      </div>
    </div>
  )
}

/** The price already written in the notebook, if there is one. */
function describeReplaced({ rent, net }: Price, price: Price, words: Props['words']) {
  if (rent === price.rent && net === price.net) return { note: words.same }
  const prices = [rent, net && fillIn(words.net, { net })].filter(Boolean).join(', ')
  return prices === '' ? {} : { note: fillIn(words.replaces, { prices }) }
}
