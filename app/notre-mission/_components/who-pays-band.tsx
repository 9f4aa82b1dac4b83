import { type Words, words as siteWords } from '@/content/words'
import { LogoMark } from '@/components/ui/logo-mark'
import { HeadedBand } from '@/components/ui/page-layout'
import { InkDrawing } from '@/components/ui/ink-drawing'
import { PaymentPath } from '@/components/sections/who-pays'
import './who-pays-band.css'

/** Three rows, whose titles describe the drawing of who pays. */
export function WhoPaysBand() {
  const { title, to, you, residence, public: network } = siteWords.whoPays
  return (
    <HeadedBand title={title}>
      <div className="who-pays-band-rows divided-list top-rule space-above-3">
        <PayerRow words={you} drawing="cup" />
        <PayerRow words={residence} drawing="residence" when={residence.when} />
        <PayerRow words={network} drawing="ministry" />
        <p className="who-pays-band-destination" aria-hidden="true">
          <LogoMark className="who-pays-logo" />
          {to}
        </p>
      </div>
    </HeadedBand>
  )
}

/** `when` is set on the row of the payer alone. */
function PayerRow({
  words,
  drawing,
  when,
}: {
  words: Words['whoPays']['public']
  drawing: string
  when?: string
}) {
  const hasPaymentPath = when !== undefined
  return (
    <div className="who-pays-band-row">
      <InkDrawing name={drawing} />
      <div>
        <h3>{words.title}</h3>
        <p>
          <span className="who-pays-sum accent">{words.sum}</span>
          {hasPaymentPath && <strong className="own-line"> {when}</strong>}
        </p>
      </div>
      <p className="who-pays-band-why">{words.text}</p>
      {hasPaymentPath && <PaymentPath />}
    </div>
  )
}
