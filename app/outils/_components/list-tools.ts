import type { pages } from '@/content/pages'
import type { Words } from '@/content/words'

type Tool = Words['toolsPage']['tools'][number]
type Page = Pick<(typeof pages)[number], 'path' | 'label' | 'isTool'> & {
  page: { meta: { description: string } }
}

/**
 * The tools that content/tools/outils.yml describes, then any other of content/pages.yml, by its
 * name and its description.
 */
export function listTools(described: readonly Tool[], listed: readonly Page[]) {
  const others = listed.filter(
    ({ isTool, path }) => isTool && !described.some(({ href }) => href === path),
  )
  return [
    ...described,
    ...others.map(({ path, label, page }) => ({
      href: path,
      title: label,
      text: page.meta.description,
      facts: [],
    })),
  ]
}
