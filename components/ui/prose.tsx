import type { HTMLAttributes } from 'react'
import { classNames } from '@/lib/class-names'
import './prose.css'

export function Prose({ className, ...rest }: HTMLAttributes<HTMLDivElement>) {
  return <div {...rest} className={classNames('prose', className)} />
}
