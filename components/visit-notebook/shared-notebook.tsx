import { useEffect, useRef } from 'react'
import { Button } from '../ui/button'
import { InlineText } from '../ui/inline-text'
import { fillTemplate } from '@/lib/fill-template'
import { formatDay } from '@/supabase/functions/_calendar/quebec-time'
import { ComparisonTable } from './comparison-table'
import { getColumns } from './notebook-words'
import type { NotebookView, SharedNotebook } from './use-notebook'

/** A notebook from a link, which the visitor accepts in place of the stored one or declines. */
export function SharedNotebookReview({
  sharedNotebook,
  words,
  isEmpty,
  replaceWith,
  closeSharedNotebook,
}: NotebookView & { sharedNotebook: SharedNotebook }) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    title.current?.focus()
  }, [sharedNotebook])

  if (sharedNotebook === 'unreadable')
    return (
      <p className="visit-notebook-shared callout" data-level="error" tabIndex={-1} ref={title}>
        <InlineText text={words.messages.unreadable} />
      </p>
    )

  const { sharedNotebook: texts } = words
  return (
    <section className="visit-notebook-shared callout" aria-labelledby="copie">
      <h2 id="copie" tabIndex={-1} ref={title}>
        {texts.title}
      </h2>
      {sharedNotebook.copiedOn !== '' && (
        <p className="bold">
          {fillTemplate(texts.day, { day: formatDay(sharedNotebook.copiedOn) })}
        </p>
      )}
      <p>{isEmpty ? texts.text : texts.replaces}</p>
      <div className="actions">
        <Button type="button" onClick={() => replaceWith(sharedNotebook)}>
          {isEmpty ? texts.open : texts.replace}
        </Button>
        <Button isOutlined type="button" onClick={closeSharedNotebook}>
          {texts.cancel}
        </Button>
      </div>
      <ComparisonTable words={words} columns={getColumns(sharedNotebook, words.cells)} />
    </section>
  )
}
