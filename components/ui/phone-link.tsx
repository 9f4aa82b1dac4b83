import { Icon } from './icon'
import { PhoneAnchor } from './phone-link.styles'

type Props = { phone: { text: string; href: string }; size?: 'text' | 'large' | 'huge'; icon?: boolean; before?: string }

export function PhoneLink({ phone, size = 'text', icon = false, before }: Props) {
  return (
    <PhoneAnchor href={phone.href} $size={size}>
      {icon && <Icon name="phone" />}
      <span>
        {before !== undefined && `${before} `}
        {phone.text}
      </span>
    </PhoneAnchor>
  )
}
