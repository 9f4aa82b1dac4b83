import type { Interface } from '@/content/schema/interface'
import { classNames } from '@/lib/class-names'
import { Button, ButtonAnchor } from '../ui/button'
import { Icon, printIcon, shareIcon } from '../ui/icon'
import { Container } from '../ui/page-grid'
import css from './page-actions.module.css'

/**
 * Print and share; components/sections/page-actions.client.ts acts. Hidden without it: the
 * browser's menu prints.
 */
export function PageActions({
  words,
  title,
  share = false,
}: {
  words: Pick<Interface, 'print' | 'share'>
  title: string
  share?: boolean
}) {
  const { subject, copied, selected } = words.share
  return (
    <div
      className={classNames(css.pageActions, 'screen-only with-script')}
      data-page-actions=""
      data-title={title}
      data-subject={subject}
      data-copied={copied}
      data-selected={selected}
    >
      <Container>
        <div className="actions">
          <Button line type="button" data-part="print">
            <Icon outline={printIcon} />
            {words.print}
          </Button>
          {share && (
            <Button line type="button" data-part="share" aria-expanded={false}>
              <Icon outline={shareIcon} />
              {words.share.button}
            </Button>
          )}
        </div>
        {share && (
          <div
            className="actions"
            role="group"
            aria-label={words.share.title}
            data-part="ways"
            hidden
          >
            <ButtonAnchor line href="mailto:" data-part="mail">
              {words.share.email}
            </ButtonAnchor>
            <Button line type="button" data-part="copy">
              {words.share.copy}
            </Button>
            <input readOnly aria-label={words.share.address} data-part="address" />
          </div>
        )}
        <p role="status" />
      </Container>
    </div>
  )
}
