import { Button } from './button'
import { Icon, printIcon } from './icon'

type Props = { label: string; isPrimary?: boolean }

/** Prints the page, inside an element that page-actions.client.ts starts. */
export const PrintButton = ({ label, isPrimary = false }: Props) => (
  <Button isOutlined={!isPrimary} type="button" data-part="print">
    <Icon outline={printIcon} />
    {label}
  </Button>
)
