import type { ReactNode } from 'react'
import { site } from '@/content/site'
import { words } from '@/content/words'
import { classNames } from '@/lib/class-names'
import { PhoneBand, PhoneList } from '@/components/ui/phone-list'
import { QuickExit } from '@/components/forms/drafts/quick-exit'
import { Icon, phoneIcon } from '@/components/ui/icon'
import { Cell, Container, Grid } from '@/components/ui/page-layout'
import { InlineText } from '@/components/ui/inline-text'
import { SiteLink, TapLink } from '@/components/ui/site-link'
import { ToolHero } from '@/components/sections/tool-hero'
import './urgent-numbers.css'

/** The hero: two numbers, then a list of situations that links to each case. */
export function UrgentHero() {
  const { label, short, url, note } = words.urgentPage.quickExit
  return (
    <>
      <ToolHero
        words={words.urgentPage.hero}
        isPlain
        besideTitle={
          <a
            className="urgent-numbers-quick-exit button screen-only"
            data-outlined=""
            href={url}
            rel="noreferrer"
            aria-label={label}
          >
            {short}
          </a>
        }
      >
        <QuickExit label={label} url={url} note={note} draft="needs-assessment" />
      </ToolHero>
      <PhoneBand
        label={words.urgentPage.firstLabel}
        calls={words.urgentPage.first}
        numbers={words.phoneNumbers}
      />
      <Container>
        <nav className="urgent-numbers-index screen-only" aria-labelledby="que-se-passe-t-il">
          <h2 className="h3" id="que-se-passe-t-il">
            <InlineText text={words.urgentPage.indexTitle} />
          </h2>
          <ol className="divided-list top-rule space-above-2" role="list">
            {[...words.urgentPage.cases, words.urgentPage.later].map(({ id, title }, index) => (
              <li key={id}>
                <span className="accent" aria-hidden="true">
                  {id !== words.urgentPage.later.id && index + 1}
                </span>
                <a className="tap-target" href={`#${id}`}>
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
      </Container>
    </>
  )
}

/** The situations, each with its numbers and what to do, then what can wait. */
export function UrgentCases({ day }: { day: ReactNode }) {
  const { cases, later } = words.urgentPage
  return (
    <Container>
      {cases.map(({ id, title, calls, ...advice }, index) => (
        <Grid
          as="section"
          key={id}
          id={id}
          className="urgent-numbers-case top-rule"
          aria-labelledby={`${id}-titre`}
        >
          <h2 id={`${id}-titre`} className="urgent-numbers-numbered">
            <span className="accent" aria-hidden="true">
              {index + 1}
            </span>{' '}
            <span>{title}</span>
          </h2>
          <PhoneList calls={calls} numbers={words.phoneNumbers} areCards />
          <Advice {...advice} />
        </Grid>
      ))}
      <Grid
        as="section"
        id={later.id}
        className="urgent-numbers-case top-rule screen-only"
        aria-labelledby={`${later.id}-titre`}
      >
        <Cell firstColumn={1} lastColumn={5}>
          <h2 id={`${later.id}-titre`}>{later.title}</h2>
        </Cell>
        <Cell firstColumn={6} lastColumn={12}>
          <p>
            {later.text} <SiteLink href="/ou-en-etes-vous">{later.link}</SiteLink>
          </p>
          <p>{later.print}</p>
          <p className="fine-print">
            {day}. {later.broken} <SiteLink href={`mailto:${site.email}`}>{later.write}</SiteLink>.
          </p>
        </Cell>
      </Grid>
    </Container>
  )
}

type Case = (typeof words.urgentPage.cases)[number]

/** What to do, and beside it where to read more or how to leave the page. */
function Advice({
  steps,
  link,
  why,
  hasWhoPays,
  hasQuickExit,
}: Pick<Case, 'steps' | 'link' | 'why' | 'hasWhoPays' | 'hasQuickExit'>) {
  const { label, url, longNote } = words.urgentPage.quickExit
  const hasMore = link !== undefined || why !== undefined || hasWhoPays || hasQuickExit
  return (
    <div className={hasMore ? 'wide-columns' : undefined}>
      <ul
        className={classNames(
          'urgent-numbers-steps divided-list',
          steps.length > 2 && 'text-columns',
        )}
      >
        {steps.map((parts, index) => (
          <li key={index}>
            <InlineText text={parts} />
          </li>
        ))}
      </ul>
      {hasMore && (
        <div className="urgent-numbers-more">
          {link && (
            <p className="screen-only">
              <TapLink {...link} />
            </p>
          )}
          {why !== undefined && <p>{why}</p>}
          {hasWhoPays && <p className="fine-print screen-only">{site.whoPaysLine}</p>}
          {hasQuickExit && (
            <QuickExit label={label} url={url} note={longNote} draft="needs-assessment" />
          )}
        </div>
      )}
    </div>
  )
}

/** Replaces the thumb bar, so that nobody dials the agency believing that it is 911. */
export function UrgentBar() {
  return (
    <nav
      className="thumb-bar bold screen-only urgent-numbers-bar"
      aria-label={words.urgentPage.barLabel}
    >
      {words.urgentPage.first.map(({ phoneKey, title }) => (
        <a
          key={phoneKey}
          className="urgent-numbers-number tap-target contact-surface"
          href={words.phoneNumbers[phoneKey].href}
        >
          <Icon outline={phoneIcon} />
          <span>
            {words.phoneNumbers[phoneKey].text}
            <span className="visually-hidden">. {title}</span>
          </span>
        </a>
      ))}
      <a
        className="tap-target thumb-bar-on-dark"
        href={words.urgentPage.quickExit.url}
        rel="noreferrer"
        aria-label={words.urgentPage.quickExit.label}
      >
        {words.urgentPage.quickExit.short}
      </a>
    </nav>
  )
}
