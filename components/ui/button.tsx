import type { ComponentProps } from 'react'
import './button.css'

/** `line` draws the edge alone: an action that is not the first of its page. */
type Look = { line?: boolean }

/** A link that looks like an action: it leads to a page. */
export function ButtonAnchor({
  line = false,
  children,
  ...rest
}: Omit<ComponentProps<'a'>, 'className'> & Look) {
  return (
    <a {...rest} className="ui-button screen-only" data-line={line ? '' : undefined}>
      {children}
    </a>
  )
}

type ButtonProps = Omit<ComponentProps<'button'>, 'className'> &
  Look & { preventDoubleClick?: boolean }

/** A real button: it does something here. */
export function Button({ line = false, preventDoubleClick = false, ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      className="ui-button screen-only"
      data-line={line ? '' : undefined}
      data-prevent-double-click={preventDoubleClick ? '' : undefined}
    />
  )
}
