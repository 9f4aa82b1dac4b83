import type { ReactNode } from 'react'
import { Icon, phoneIcon } from './icon'
import './phone-link.css'

/** A phone number as text, and as the address that dials it. */
export type Phone = { text: string; href: string }

type Props = {
  phone: Phone
  size?: 'text' | 'large' | 'huge'
  hasIcon?: boolean
  before?: ReactNode
}

export function PhoneLink({ phone, size = 'text', hasIcon, before }: Props) {
  return (
    <a className="phone-link nowrap" href={phone.href} data-size={size}>
      {hasIcon && <Icon outline={phoneIcon} />}
      <span>
        {before !== undefined && <>{before} </>}
        {phone.text}
      </span>
    </a>
  )
}
