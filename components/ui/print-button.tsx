import { Button } from './button'
import { Icon, printIcon } from './icon'

/** Prints the page, inside an element that page-actions.client.ts starts. */
export const PrintButton = ({ label }: { label: string }) => (
  <Button isOutlined type="button" data-part="print">
    <Icon outline={printIcon} />
    {label}
  </Button>
)
