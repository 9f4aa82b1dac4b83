import type { ComponentProps } from 'react'
import './button.css'

/** The outlined style is for secondary actions. */
type OutlineProps = { isOutlined?: boolean }

/** A link that looks like a button. */
export function ButtonAnchor({
  isOutlined,
  children,
  ...rest
}: Omit<ComponentProps<'a'>, 'className'> & OutlineProps) {
  return (
    <a {...rest} className="button screen-only" data-outlined={isOutlined ? '' : undefined}>
      {children}
    </a>
  )
}

type ButtonProps = Omit<ComponentProps<'button'>, 'className'> &
  OutlineProps & { preventDoubleClick?: boolean }

export function Button({ isOutlined, preventDoubleClick, ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      className="button screen-only"
      data-outlined={isOutlined ? '' : undefined}
      data-prevent-double-click={preventDoubleClick ? '' : undefined}
    />
  )
}
