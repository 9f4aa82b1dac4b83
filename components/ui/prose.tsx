import type { HTMLAttributes } from 'react'
import { classNames } from '@/lib/class-names'
import css from './prose.module.css'

export function Prose({ className, ...rest }: HTMLAttributes<HTMLDivElement>) {
  return <div {...rest} className={classNames(css.prose, className)} />
}
