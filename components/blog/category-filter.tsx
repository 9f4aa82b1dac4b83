'use client'

import { useSearchParams } from 'next/navigation'
import { Suspense, useCallback, useLayoutEffect, useRef, useState } from 'react'
import type { Blog } from '@/content/schemas'
import { addressWith, categoryParameter, categorySlug, restoreScript } from './category-choice'
import css from './category-filter.module.css'

type Props = {
  words: Pick<Blog['filter'], 'label' | 'categories' | 'count'>
  /** How many articles each category has, the one that shows everything included. */
  counts: Readonly<Record<string, number>>
}

/** Back, a shared link, the Blog link of the menu while a category is chosen. Apart, because the export knows no search parameters. */
function FollowAddress({ onMove }: { onMove: () => void }) {
  const slug = useSearchParams().get(categoryParameter)
  useLayoutEffect(onMove, [onMove, slug])
  return null
}

const buttonsIn = (group: HTMLElement | null) => Array.from(group?.querySelectorAll('input') ?? [])

/** True when the address did not say so already. */
function remember(button: HTMLInputElement): boolean {
  const address = addressWith(window.location.href, button.defaultChecked ? undefined : button.dataset.slug)
  const isNew =
    address !== addressWith(window.location.href, new URLSearchParams(window.location.search).get(categoryParameter) ?? undefined)
  if (isNew) window.history.replaceState(null, '', address)
  return isNew
}

/**
 * Radio buttons that the style sheet obeys by itself: this only keeps the choice in the address and says how many articles are left. The address
 * is replaced rather than pushed, because arrows move through radio buttons and each step would be one more Back.
 */
export function CategoryFilter({ words, counts }: Props) {
  const group = useRef<HTMLFieldSetElement>(null)
  const [chosen, setChosen] = useState<string>()

  const follow = useCallback(() => {
    const buttons = buttonsIn(group.current)
    const checked = buttons.find((button) => button.checked)
    if (group.current?.dataset.restored !== undefined) {
      // The page came as a document: its script has read the address already, and the visitor may have chosen since.
      delete group.current.dataset.restored
      // Next gives up a page that is on its way when the address changes: whoever followed a link meanwhile would stay here.
      const isLeaving = document.documentElement.hasAttribute('data-navigating')
      if (checked && !isLeaving && remember(checked)) setChosen(checked.value)
      return
    }
    const slug = new URLSearchParams(window.location.search).get(categoryParameter)
    const wanted = buttons.find((button) => button.dataset.slug === slug) ?? buttons.find((button) => button.defaultChecked)
    if (!wanted || wanted.checked) return
    wanted.checked = true
    wanted.dispatchEvent(new Event('change', { bubbles: true }))
  }, [])

  const count = chosen === undefined ? undefined : (counts[chosen] ?? 0)
  return (
    <>
      <fieldset className={css.filter} ref={group} data-filter suppressHydrationWarning>
        <legend>{words.label}</legend>
        <div className={css.words}>
          {words.categories.map((category, index) => (
            <span key={category}>
              <input
                className="visually-hidden"
                type="radio"
                name={categoryParameter}
                id={`categorie-${categorySlug(category)}`}
                value={category}
                defaultChecked={index === 0}
                data-slug={categorySlug(category)}
                data-empty={counts[category] === 0 ? '' : undefined}
                onChange={(event) => {
                  setChosen(category)
                  remember(event.target)
                }}
              />
              <label htmlFor={`categorie-${categorySlug(category)}`}>{category}</label>
            </span>
          ))}
        </div>
        <p className="visually-hidden" role="status">
          {count !== undefined && (count < 2 ? words.count.one : words.count.many).replace('{n}', String(count))}
        </p>
        {/* Inert in the browser, where React would complain of a script that it does not run. */}
        <script
          type={typeof window === 'undefined' ? undefined : 'text/plain'}
          dangerouslySetInnerHTML={{ __html: restoreScript }}
          suppressHydrationWarning
        />
      </fieldset>
      {/* After the group: its effect runs once the group is known. */}
      <Suspense fallback={null}>
        <FollowAddress onMove={follow} />
      </Suspense>
    </>
  )
}
