import type { ComponentProps } from 'react'
import { Button } from './button'
import { Icon, printIcon } from './icon'

type Props = Omit<ComponentProps<typeof Button>, 'children'> & { label: string }

/** A button that page-actions.client.ts, or letters.client.ts in a letter, makes print. */
export const PrintButton = ({ label, ...rest }: Props) => (
  <Button {...rest} type="button" data-part="print">
    <Icon outline={printIcon} />
    {label}
  </Button>
)
