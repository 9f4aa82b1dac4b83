import type { ReactNode } from 'react'
import { classNames } from '@/lib/class-names'
import { Icon, phoneIcon } from './icon'
import './phone-link.css'

/** A phone number as text, and as the address that dials it. */
export type Phone = { text: string; href: string }

type Props = {
  phone: Phone
  size?: 'text' | 'large' | 'huge'
  hasIcon?: boolean
  before?: ReactNode
  className?: string
}

export function PhoneLink({ phone, size = 'text', hasIcon, before, className }: Props) {
  return (
    <a
      className={classNames('phone-link phone-digits nowrap', className)}
      href={phone.href}
      data-size={size}
    >
      {hasIcon && <Icon outline={phoneIcon} />}
      <span>
        {before !== undefined && <>{before} </>}
        {phone.text}
      </span>
    </a>
  )
}
