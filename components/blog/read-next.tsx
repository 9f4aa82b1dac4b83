import { pages } from '@/content/pages'
import { words as siteWords } from '@/content/words'
import { TitledRow } from '../ui/titled-rows'
import { Container } from '../ui/page-layout'
import { LinkList } from '../ui/site-link'
import './read-next.css'
import { ArticleCard, ArticleCardList, type ArticleSummary } from './article-card'

const links = ['/services', '/notre-equipe', '/notre-mission', '/temoignages', '/faq'].flatMap(
  (href) =>
    pages
      .filter(({ path }) => path === href)
      .map(({ label, footerLabel = label }) => ({ href, label: footerLabel })),
)

/** The related articles, and links to other pages. */
export function ReadNext({ related }: { related: readonly ArticleSummary[] }) {
  const words = siteWords.interfaceTexts.article
  return (
    <div className="read-next screen-only">
      <Container>
        <TitledRow title={words.related} titleId="a-lire" firstColumn={4}>
          <ArticleCardList variant="compact">
            {related.map((article) => (
              <ArticleCard key={article.path} article={article} hasExcerpt={false} />
            ))}
          </ArticleCardList>
        </TitledRow>
        <TitledRow title={words.onward} titleId="pour-continuer" as="nav" firstColumn={4}>
          <LinkList className="cluster small" links={links} />
        </TitledRow>
      </Container>
    </div>
  )
}
