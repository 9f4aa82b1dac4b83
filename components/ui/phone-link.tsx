import type { ReactNode } from 'react'
import { Icon, phoneIcon } from './icon'
import './phone-link.css'

type Props = {
  phone: { text: string; href: string }
  size?: 'text' | 'large' | 'huge'
  icon?: boolean
  before?: ReactNode
}

/** A number to dial. */
export function PhoneLink({ phone, size = 'text', icon = false, before }: Props) {
  return (
    <a className="ui-phone" href={phone.href} data-size={size}>
      {icon && <Icon outline={phoneIcon} />}
      <span>
        {before !== undefined && <>{before} </>}
        {phone.text}
      </span>
    </a>
  )
}
