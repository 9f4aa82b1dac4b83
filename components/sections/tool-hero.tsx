import type { ReactNode } from 'react'
import type { Day } from '@/content/schema/fields'
import { words as siteWords } from '@/content/words'
import { classNames } from '@/lib/class-names'
import { Icon, backIcon } from '../ui/icon'
import { Cell, Container, Grid } from '../ui/page-layout'
import { InlineText } from '../ui/inline-text'
import { PageTitle } from '../ui/page-title'
import { SiteLink } from '../ui/site-link'
import { TermList } from '../ui/term-list'
import { UpdatedOn } from './updated-on'
import './tool-hero.css'

type Props = {
  words: { title: string; lead?: string }
  /** What the tool asks for, and how long it takes. */
  needs?: readonly { title: string; text: string }[] | undefined
  /** False where a line of the printed page asks for the same. */
  areNeedsPrinted?: boolean | undefined
  /** True for a tool, whose hero links back to the list of tools. */
  isTool?: boolean
  /** Leaves the first screen of a phone to the questions that follow. */
  isCompact?: boolean
  /** Low and without a tint, because numbers to call follow; only a wide page has its children. */
  isPlain?: boolean | undefined
  /** True for a drawing in landscape, which a phone shows wider. */
  hasWideDrawing?: boolean
  /** Draws the lines of a large drawing thicker. */
  hasBoldDrawing?: boolean
  /** The day on which the page was last revised. */
  updatedOn?: Day
  /** Content beside the title. */
  besideTitle?: ReactNode
  /** Content on the right of a wide page. */
  children?: ReactNode
}

/** A short hero, which leaves room for the tool on the first screen. */
export function ToolHero({
  words,
  needs,
  areNeedsPrinted,
  isTool,
  isCompact,
  isPlain,
  hasWideDrawing,
  hasBoldDrawing,
  updatedOn,
  besideTitle,
  children,
}: Props) {
  return (
    <section
      className={classNames(
        'tool-hero',
        isCompact && 'tool-hero-compact',
        isPlain ? 'tool-hero-plain' : 'tinted',
        hasWideDrawing && 'tool-hero-wide-drawing',
        hasBoldDrawing && 'tool-hero-bold-drawing',
      )}
      data-tint="sage"
    >
      <Container>
        <Grid className={classNames('tool-hero-grid', isTool && 'page-layout-beside-drawing')}>
          <Cell firstColumn={1} lastColumn={8}>
            {isTool && (
              <p className="tool-hero-back-link screen-only">
                <SiteLink className="tap-target small" href="/outils">
                  <Icon outline={backIcon} />
                  {siteWords.toolLabels.allTools}
                </SiteLink>
              </p>
            )}
            <div className="tool-hero-head cluster space-between">
              <PageTitle>
                <InlineText text={words.title} />
              </PageTitle>
              {besideTitle}
            </div>
            {words.lead !== undefined && (
              <p className="tool-hero-intro lead space-above-2">
                <InlineText text={words.lead} />
              </p>
            )}
            {updatedOn && <UpdatedOn day={updatedOn} />}
          </Cell>
          <RightColumn needs={needs} areNeedsPrinted={areNeedsPrinted} isPlain={isPlain}>
            {children}
          </RightColumn>
        </Grid>
      </Container>
    </section>
  )
}

/** What the tool needs, with its drawing, or else the content on the right of a wide page. */
function RightColumn({
  needs,
  areNeedsPrinted = true,
  isPlain,
  children,
}: Pick<Props, 'needs' | 'areNeedsPrinted' | 'isPlain' | 'children'>) {
  if ((needs ?? children) === undefined) return null
  return (
    <Cell
      className={classNames(
        needs ? 'tool-hero-needs' : 'tool-hero-aside',
        'small',
        isPlain && 'wide-only',
      )}
      firstColumn={9}
      lastColumn={12}
    >
      {needs ? <div data-force-light="">{children}</div> : children}
      {needs && <TermList items={needs} className={areNeedsPrinted ? undefined : 'screen-only'} />}
    </Cell>
  )
}
