import type { HTMLAttributes } from 'react'
import { classNames } from '../../lib/class-names'
import css from './prose.module.css'

/** Running text in columns 5 to 12, and what Markdown may bring into it. */
export function Prose({ className, ...rest }: HTMLAttributes<HTMLDivElement>) {
  return <div {...rest} className={classNames(css.prose, className)} />
}
