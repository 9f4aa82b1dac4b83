import { pages } from '@/content/pages'
import { sheets, type Sheet } from '@/content/sheets'
import { toolsPage } from '@/content/words'

type ListedSheet = Pick<Sheet, 'path' | 'title' | 'description'>

/** Lists the steps of content/tools/outils.yml, then the tools and sheets that no step names. */
export function listSteps(listedSheets: readonly ListedSheet[] = sheets) {
  const { urgent, steps, others } = toolsPage
  const stepLinks = steps.flatMap(({ items }) => items.map(({ link }) => link.href))
  const named = new Set([urgent.link.href, ...stepLinks])
  const tools = pages
    .filter(({ isTool }) => isTool)
    .map(({ path, label, page }) => ({ path, title: label, description: page.meta.description }))
  const items = [...tools, ...listedSheets]
    .filter(({ path }) => !named.has(path))
    .map(({ path, title, description }) => ({
      link: { label: title, href: path },
      text: description,
    }))
  return items.length > 0 ? [...steps, { ...others, items }] : steps
}
