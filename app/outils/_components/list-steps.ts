import type { pages } from '@/content/pages'
import type { Sheet } from '@/content/sheets'
import type { Words } from '@/content/words'

type ToolsPage = Words['toolsPage']
type Page = Pick<(typeof pages)[number], 'path' | 'label' | 'isTool'> & {
  page: { meta: { description: string } }
}
type ListedSheet = Pick<Sheet, 'path' | 'title' | 'description'>

/** Lists the steps of content/tools/outils.yml, then the tools and sheets that no step names. */
export function listSteps(
  { urgent, steps, others }: Pick<ToolsPage, 'urgent' | 'steps' | 'others'>,
  pages: readonly Page[],
  sheets: readonly ListedSheet[],
): ToolsPage['steps'] {
  const stepLinks = steps.flatMap(({ items }) => items.map(({ link }) => link.href))
  const named = new Set([urgent.link.href, ...stepLinks])
  const tools = pages
    .filter(({ isTool }) => isTool)
    .map(({ path, label, page }) => ({ path, title: label, description: page.meta.description }))
  const items = [...tools, ...sheets]
    .filter(({ path }) => !named.has(path))
    .map(({ path, title, description }) => ({
      link: { label: title, href: path },
      text: description,
    }))
  return items.length > 0 ? [...steps, { ...others, items }] : [...steps]
}
