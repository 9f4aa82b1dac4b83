import type { ComponentProps } from 'react'
import css from './link-button.module.css'

/** A button that looks like a link: what it does is not the first thing to do here. */
export function LinkButton(props: Omit<ComponentProps<'button'>, 'className' | 'type'>) {
  return <button {...props} className={css.button} type="button" />
}
