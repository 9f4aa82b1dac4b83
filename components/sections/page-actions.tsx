import { words as siteWords } from '@/content/words'
import { Button, ButtonAnchor } from '../ui/button'
import { Icon, shareIcon } from '../ui/icon'
import { Container } from '../ui/page-layout'
import { PrintButton } from '../ui/print-button'
import './page-actions.css'

type Props = {
  title: string
  canShare?: boolean
  /** Fills the button that prints, which on a page to fill in is the last step. */
  isPrintPrimary?: boolean
}

/**
 * The print and share buttons, hidden without page-actions.client.ts: the browser's own menu
 * prints.
 */
export function PageActions({ title, canShare, isPrintPrimary = false }: Props) {
  const words = siteWords.interfaceTexts.share
  return (
    <div
      className="page-actions screen-only needs-script"
      data-page-actions=""
      data-title={title}
      data-subject={words.subject}
      data-copied={words.copied}
      data-selected={words.selected}
    >
      <Container className="stack">
        <div className="actions">
          <PrintButton isOutlined={!isPrintPrimary} label={siteWords.interfaceTexts.print} />
          {canShare && (
            <Button isOutlined type="button" data-part="share" aria-expanded={false}>
              <Icon outline={shareIcon} />
              {words.button}
            </Button>
          )}
        </div>
        {canShare && (
          <div
            className="actions"
            role="group"
            aria-label={words.title}
            data-part="share-panel"
            hidden
          >
            <ButtonAnchor isOutlined href="mailto:" data-part="mail">
              {words.email}
            </ButtonAnchor>
            <Button isOutlined type="button" data-part="copy">
              {words.copy}
            </Button>
            <input readOnly aria-label={words.address} data-part="address" />
          </div>
        )}
        <p role="status" />
      </Container>
    </div>
  )
}
