import type { Words } from '@/content/words'
import { classNames } from '@/lib/class-names'
import { fillIn } from '@/lib/fill-in'
import css from './category-filter.module.css'

type Props = {
  words: Pick<Words['blog']['filter'], 'label' | 'categories' | 'count'>
  countOf: (category: string) => number
}

/** Bien-être is bien-etre in an address. */
const slugOf = (category: string) => category.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')

/**
 * Radio buttons that CSS filters by; components/blog/category-filter.client.ts keeps the choice in
 * the address.
 */
export function CategoryFilter({ words, countOf }: Props) {
  const say = (category: string) =>
    fillIn(countOf(category) < 2 ? words.count.one : words.count.many, {
      category,
      n: countOf(category),
    })
  return (
    <fieldset className={classNames(css.filter, 'screen-only')} data-filter="">
      <legend className="small soft">{words.label}</legend>
      <div className={css.words}>
        {words.categories.map((category, index) => (
          <span key={category}>
            <input
              className="visually-hidden"
              type="radio"
              name="categorie"
              id={`categorie-${slugOf(category)}`}
              value={category}
              defaultChecked={index === 0}
              data-slug={slugOf(category)}
              data-empty={countOf(category) === 0 ? '' : undefined}
              data-announcement={say(category)}
            />
            <label htmlFor={`categorie-${slugOf(category)}`}>{category}</label>
          </span>
        ))}
      </div>
      <p className="visually-hidden" role="status" />
    </fieldset>
  )
}
