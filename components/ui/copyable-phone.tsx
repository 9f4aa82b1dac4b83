import { Icon, copyIcon } from './icon'
import { PhoneLink } from './phone-link'
import css from './copyable-phone.module.css'

type Props = {
  phone: { text: string; href: string }
  words: { button: string; copied: string; selected: string }
  size?: 'text' | 'huge'
}

/** A number to dial, and on a computer, which mostly cannot, to copy (components/ui/copy-button.client.ts). */
export function CopyablePhone({ phone, words, size = 'text' }: Props) {
  return (
    <div
      className={css.box}
      // With plain spaces: what it is pasted into may know no others.
      data-copy={phone.text.replaceAll('\u00A0', ' ')}
      data-copied={words.copied}
      data-selected={words.selected}
    >
      <p>
        <PhoneLink phone={phone} size={size} />
      </p>
      <button className={`${css.copy} plain-button screen-only`} type="button">
        <Icon outline={copyIcon} />
        {words.button}
      </button>
      <p className={`${css.status} screen-only`} role="status" />
    </div>
  )
}
