import { InlineText } from '@/components/ui/inline-text'
import { buildMailto } from '@/components/forms/request/mailto'
import { site } from '@/content/site'
import { words } from '@/content/words'

const { fields, noScript, rescue } = words.forms
const { seekingFor, name, phone, email, message, timeframe, availability } = fields

const listAnswers = (question: string, answers: readonly string[]) =>
  `${question} ${answers.join(', ')}`

const questions = [
  ...[seekingFor, name, phone, email, message].map(({ label }) => label),
  listAnswers(timeframe.label, [timeframe.week, timeframe.threeMonths, timeframe.exploring]),
  listAnswers(availability.label, [
    availability.morning,
    availability.afternoon,
    availability.anytime,
  ]),
]

/** An e-mail with the questions of the form and room for the answers. */
const mailto = `${buildMailto(site.email, rescue.subject)}&body=${encodeURIComponent(
  questions.map((question) => `${question}\r\n\r\n`).join(''),
)}`

/** Replaces the form where no script runs. */
export function EmailWithoutScript() {
  return (
    <noscript className="screen-only">
      <div className="callout space-above-3">
        <p>
          <InlineText text={noScript.text} />
        </p>
        <p>
          <a href={mailto}>{noScript.link}</a>
        </p>
      </div>
    </noscript>
  )
}
