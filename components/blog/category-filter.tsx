import type { Blog } from '@/content/schemas'
import css from './category-filter.module.css'

type Props = {
  words: Pick<Blog['filter'], 'label' | 'categories' | 'count'>
  /** Those that no article has: the page then says so. */
  empty: readonly string[]
}

/** « Bien-être » in an address: bien-etre. */
const slugOf = (category: string) => category.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')

/** Radio buttons that the style sheet obeys by itself; components/start/category.ts keeps the choice in the address. */
export function CategoryFilter({ words, empty }: Props) {
  return (
    <fieldset className={css.filter} data-filter="">
      <legend>{words.label}</legend>
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
              data-empty={empty.includes(category) ? '' : undefined}
            />
            <label htmlFor={`categorie-${slugOf(category)}`}>{category}</label>
          </span>
        ))}
      </div>
      <p className="visually-hidden" role="status" data-one={words.count.one} data-many={words.count.many} />
    </fieldset>
  )
}
