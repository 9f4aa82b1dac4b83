import type { ComponentProps } from 'react'
import './switch.css'

type Props = Omit<ComponentProps<'button'>, 'className' | 'type' | 'role' | 'aria-checked'> & {
  isOn: boolean
}

/** A choice that this device keeps until it is taken back. A script sets `aria-checked`. */
export const Switch = ({ isOn, ...rest }: Props) => (
  <button
    {...rest}
    className="switch bold"
    type="button"
    role="switch"
    aria-checked={isOn}
    // In development, React hydrates the page after a script has changed the switch.
    suppressHydrationWarning
  />
)
