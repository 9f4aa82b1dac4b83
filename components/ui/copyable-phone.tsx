import { Icon, copyIcon } from './icon'
import { PhoneLink, type Phone } from './phone-link'
import './copyable-phone.css'

type Props = {
  phone: Phone
  words: { button: string; copied: string; selected: string }
  size?: 'text' | 'huge'
}

/** A number to dial, and to copy on a computer (components/ui/copy-button.client.ts). */
export function CopyablePhone({ phone, words, size = 'text' }: Props) {
  return (
    <div
      className="copyable-phone-box cluster"
      data-size={size}
      // The copy has plain spaces, because other programs may not accept non-breaking ones.
      data-copy={phone.text.replaceAll('\u00A0', ' ')}
      data-copied={words.copied}
      data-selected={words.selected}
    >
      <p>
        <PhoneLink phone={phone} size={size} />
      </p>
      <button className="copyable-phone-copy plain-button screen-only" type="button">
        <Icon outline={copyIcon} />
        {words.button}
      </button>
      <p className="copyable-phone-status small bold screen-only" role="status" />
    </div>
  )
}
