// The text of npm run fresh: a line for each subject, then what to correct.
import { getQuebecDate } from '@/supabase/functions/_calendar/quebec-time'

const states = {
  current: 'À jour',
  undated: 'Jamais daté',
  stale: 'À corriger',
  unverified: 'Non vérifié',
}

type Item = { state: keyof typeof states; text: string }

/** Rates a day on which a person checked something: after a year it must be checked again. */
export function rateDay(
  name: string,
  day: { text: string; iso: string } | undefined,
  today = getQuebecDate(),
): Item {
  if (!day) return { state: 'undated', text: name }

  const aYearAgo = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`
  return { state: day.iso < aYearAgo ? 'stale' : 'current', text: `${name}, le ${day.text}` }
}

type Line = { name: string; hoursYear?: number | undefined }

/** Lists the lines whose hours come from a text of an earlier year, oldest first. */
export const rateHours = (lines: readonly Line[], today = getQuebecDate()) =>
  lines
    .flatMap(({ name, hoursYear: year }) => (year === undefined ? [] : { name, year }))
    .sort((a, b) => a.year - b.year)
    .map(({ name, year }): Item => {
      const state = year < Number(today.slice(0, 4)) ? 'unverified' : 'current'
      return { state, text: `${name}, heures lues dans un texte de ${year}` }
    })

type DueDay = { day: { text: string; iso: string }; text: string }

/** Asks, from its day on, for what must be read again. */
export const rateDueDays = (dates: readonly DueDay[], today = getQuebecDate()) =>
  dates.map(({ day, text }): Item => {
    const state = day.iso <= today ? 'stale' : 'current'
    return { state, text: `${day.text}, ${text}` }
  })

/** Describes the results in Markdown, for the console and for the weekly issue. */
export function describeFreshness(subjects: Record<string, Item[]>) {
  const rows = Object.entries(subjects)
  const table = rows.map(([subject, items]) => [
    subject,
    ...Object.keys(states).map((name) => items.filter(({ state }) => state === name).length),
  ])
  const titles = ['Sujet', ...Object.values(states)]
  const head = [titles, titles.map(() => '---')]
  const lines = [...head, ...table].map(
    (cells) => `| ${cells.map((cell) => String(cell).padEnd(20)).join(' | ')} |`,
  )

  const listLines = (wanted: 'stale' | 'unverified') =>
    rows.flatMap(([subject, items]) =>
      items
        .filter(({ state }) => state === wanted)
        .map(({ text }) => `- ${states[wanted]}. ${subject} : ${text}`),
    )
  const stale = listLines('stale')
  return {
    isStale: stale.length > 0,
    text: [...lines, '', ...stale, ...listLines('unverified')].join('\n'),
  }
}
