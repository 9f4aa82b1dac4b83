import { listedArticles } from '@/content/articles'
import { words as siteWords } from '@/content/words'
import { fillTemplate } from '@/lib/fill-template'
import { getAnchor } from '@/lib/paths'
import './category-filter.css'

const words = siteWords.blogPage.filter

/**
 * Radio buttons that CSS filters by; components/blog/category-filter.client.ts keeps the choice in
 * the address.
 */
export function CategoryFilter() {
  const [all] = words.categories
  return (
    <fieldset className="category-filter screen-only" data-filter="">
      <legend className="small muted">{words.label}</legend>
      <div className="category-filter-categories cluster">
        {words.categories.map((category, index) => {
          const { length: n } = listedArticles.filter(
            (article) => category === all || article.category === category,
          )
          return (
            <span key={category}>
              <input
                className="visually-hidden"
                type="radio"
                name="categorie"
                id={`categorie-${getAnchor(category)}`}
                value={category}
                defaultChecked={category === all}
                data-shown-category={index}
                data-slug={getAnchor(category)}
                data-empty={n === 0 ? '' : undefined}
                data-announcement={fillTemplate(n < 2 ? words.count.one : words.count.many, {
                  category,
                  n,
                })}
              />
              <label htmlFor={`categorie-${getAnchor(category)}`}>{category}</label>
            </span>
          )
        })}
      </div>
      <p className="visually-hidden" role="status" />
    </fieldset>
  )
}
