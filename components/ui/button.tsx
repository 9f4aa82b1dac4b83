import type { ComponentProps } from 'react'
import './button.css'

/** `line` is the outlined style, for secondary actions. */
type Look = { line?: boolean }

/** A link that looks like a button. */
export function ButtonAnchor({
  line,
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

export function Button({ line, preventDoubleClick, ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      className="ui-button screen-only"
      data-line={line ? '' : undefined}
      data-prevent-double-click={preventDoubleClick ? '' : undefined}
    />
  )
}
