import type { ReactNode } from 'react'
import { buildPhoneHref } from '@/lib/paths'
import type { InlineContent } from '@/lib/rich-text'
import type { LetterWords, TimelineWords } from '@/content/schema/parts'
import { words as siteWords } from '@/content/words'
import { classNames } from '@/lib/class-names'
import { Button } from '../ui/button'
import { Band, Container, Grid, HeadedBand } from '../ui/page-layout'
import { PhoneLink } from '../ui/phone-link'
import { PrintButton } from '../ui/print-button'
import { InlineText, InlineTexts } from '../ui/inline-text'
import '../ui/folded-card.css'
import '../ui/plain-card.css'
import './letters.css'
import { Prose } from '../ui/prose'
import { Timeline } from '../ui/timeline'

type StageWords = {
  id: string
  title: string
  lead: string
  timeline?: TimelineWords | undefined
  steps: readonly InlineContent[]
  /** The other cases, which a phone shows after the letter. */
  laterSteps: readonly InlineContent[]
  letter: LetterWords
}

type StepsProps = { texts: readonly InlineContent[]; start?: number; children?: ReactNode }

const Steps = ({ texts, start, children }: StepsProps) => (
  <Prose className="letters-steps">
    {children}
    <ol className="divided-list full-width" start={start}>
      <InlineTexts texts={texts} as="li" />
    </ol>
  </Prose>
)

/** The stages of a lease: each has a delay, steps, and a letter to copy. */
export const LetterStages = ({ stages }: { stages: readonly StageWords[] }) =>
  stages.map(({ id, title, lead, timeline, steps, laterSteps, letter }, index) => (
    <Band
      key={id}
      id={id}
      className={classNames('letters-stage', laterSteps.length === 0 && 'letters-stage-short')}
      tone={index % 2 === 0 ? 'paper' : 'card'}
    >
      <Container>
        <Grid className="letters-grid">
          <h2>{title}</h2>
          <p className="letters-delay lead">
            <InlineText text={lead} />
          </p>
          {timeline && <Timeline words={timeline} />}
          <Steps texts={steps} />
          <Letter id={`lettre-${id}`} words={letter} hasHelp={index === 0} />
          {laterSteps.length > 0 && (
            <Steps texts={laterSteps} start={steps.length + 1}>
              <h3>{siteWords.interfaceTexts.letters.otherCases}</h3>
            </Steps>
          )}
        </Grid>
      </Container>
    </Band>
  ))

/** What to replace in a letter. */
const LetterFilling = () => (
  <p className="fine-print screen-only">{siteWords.interfaceTexts.letters.help}</p>
)

/** Letters one after the other, which a printer puts on pages of their own. */
export const LetterList = ({ letters }: { letters: readonly LetterWords[] }) =>
  letters.length > 0 && (
    <Band tone="card" className="letters-list plain-on-paper">
      <Container>
        <h2 className="screen-only">{siteWords.interfaceTexts.letters.title}</h2>
        <LetterFilling />
        <Grid className="letters-grid columns space-above-4">
          {letters.map((letter, index) => (
            <Letter
              key={letter.title}
              id={`lettre-${index + 1}`}
              words={letter}
              isOutlined={index > 0}
            />
          ))}
        </Grid>
      </Container>
    </Band>
  )

type LetterProps = {
  id: string
  words: LetterWords
  hasHelp?: boolean
  /** Outlines the button that copies the letter, for a letter that comes after another. */
  isOutlined?: boolean
}

/** A letter that letters.client.ts copies, or prints without the rest of the page. */
export function Letter({ id, words, hasHelp, isOutlined = false }: LetterProps) {
  const { copy, print, copied, selected } = siteWords.interfaceTexts.letters
  return (
    <section
      className="letters-letter stack"
      aria-labelledby={id}
      data-letter
      data-copied={copied}
      data-selected={selected}
    >
      <h3 id={id}>{words.title}</h3>
      <div
        className="letters-paper plain-card folded-card stack"
        data-part="text"
        data-force-light=""
      >
        <InlineTexts texts={words.paragraphs} />
      </div>
      {hasHelp && <LetterFilling />}
      <div className="actions needs-script">
        <Button type="button" isOutlined={isOutlined} data-part="copy" aria-describedby={id}>
          {copy}
        </Button>
        <PrintButton isOutlined label={print} aria-describedby={id} />
      </div>
      <p className="bold" role="status" />
    </section>
  )
}

type HelpProps = {
  title: string
  items: readonly { name: string; phone: string; text: string }[]
  note: string
}

/** The organisations that help, each with a number. */
export function LetterHelp({ title, items, note }: HelpProps) {
  return (
    <HeadedBand id="aide" title={title}>
      <dl
        className="letters-help wide-columns divided-list top-rule space-above-3"
        data-columns="3"
      >
        {items.map(({ name, phone, text }) => (
          <div key={name}>
            <dt>
              <strong>{name}</strong>
            </dt>
            <dd>
              <PhoneLink phone={{ text: phone, href: buildPhoneHref(phone) }} size="large" />
            </dd>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p className="letters-note fine-print">{note}</p>
    </HeadedBand>
  )
}
