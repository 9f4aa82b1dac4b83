import { fromText, toFragment, toText, type Notebook } from '@/lib/notebook-data'
import type { Copy } from './use-notebook'

const fileName = 'carnet-de-visite.json'

export function downloadNotebook(notebook: Notebook): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([toText(notebook)], { type: 'application/json' }))
  link.download = fileName
  link.click()
  // Some browsers read it a moment after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

/** Not copied where the notebook is too long for a link, or the browser refuses. */
export async function copyLink(notebook: Notebook): Promise<'copied' | 'notCopied'> {
  const fragment = toFragment(notebook)
  if (fragment === undefined) return 'notCopied'

  try {
    await navigator.clipboard.writeText(`${location.origin}${location.pathname}${fragment}`)
    return 'copied'
  } catch {
    return 'notCopied'
  }
}

/** Three full residences are under 30 kB: a film chosen by mistake is not read. */
const maxFileSize = 100_000

export async function readNotebookFile(file: File): Promise<Copy> {
  const text = file.size > maxFileSize ? '' : await file.text().catch(() => '')
  return fromText(text) ?? 'unreadable'
}
