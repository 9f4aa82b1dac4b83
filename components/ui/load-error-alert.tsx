import { PhoneLink } from './phone-link'
import './load-error-alert.css'

export type LoadErrorWords = { text: string; call: string; phone: { text: string; href: string } }

type Props = LoadErrorWords & {
  /** The code is one of components/page-scripts/lazy-features.ts, which load as one file. */
  isOfLazyFeatures?: boolean
}

/**
 * Tells that the code of the element around it failed to load, with the number to call. Displayed
 * once that element has `data-load-error`, or where no script runs.
 */
export const LoadErrorAlert = ({ text, call, phone, isOfLazyFeatures }: Props) => (
  <div
    className="load-error-alert callout space-above-3"
    data-level="error"
    data-of-lazy-features={isOfLazyFeatures ? '' : undefined}
    role="alert"
  >
    <p>{text}</p>
    <p>
      {call} <PhoneLink phone={phone} />
    </p>
  </div>
)
