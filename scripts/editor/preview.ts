// Shows the page of a form beside it, as the development server renders it, loaded again after each
// save.
import { rememberPopupShown } from '@/components/popup/popup-timer.client'
import decap from './decap.json'
import { getEntryFile, type Entry } from './files'

const { words } = decap
let frame: HTMLIFrameElement | null = null

/** Returns the page that shows an entry; the home page stands in for what every page shows. */
function getPageAddress(entry: Entry): string {
  const { pagePath } = getEntryFile(entry)
  const path =
    entry.get('collection') === decap.articles.name ? `/blog/${entry.get('slug')}` : pagePath
  return `${path}/`.replace('//', '/')
}

/** Next may need half a minute for the first answer: the pane is white until then. */
function tellOpened({ currentTarget }: { currentTarget: HTMLIFrameElement }): void {
  const status = currentTarget.previousElementSibling
  if (status?.textContent === words.preparing) status.textContent = words.opened
}

export function PagePreview({ entry }: { entry: Entry }) {
  if (!entry.get('slug')) return window.h('p', null, words.newArticle)

  // The popup would open over the page and take the focus from the form.
  rememberPopupShown()
  const keep = (element: HTMLIFrameElement | null) => {
    frame = element
  }
  return window.h(
    'div',
    null,
    window.h('p', { role: 'status' }, words.preparing),
    window.h('iframe', {
      src: getPageAddress(entry),
      ref: keep,
      title: words.page,
      onLoad: tellOpened,
    }),
  )
}

export function reloadPreview(): void {
  const status = frame?.previousElementSibling
  if (!frame || !status) return
  status.textContent = words.reloading
  const tell = () => {
    const time = new Date().toLocaleTimeString('fr-CA')
    status.textContent = words.reloaded.replace('{time}', time)
  }
  frame.addEventListener('load', tell, { once: true })
  frame.contentWindow?.location.reload()
}

export const previewStyle = `
  body { margin: 0 }
  p { margin: 0; padding: 8px 12px; font: 14px/20px system-ui; background: #fff4c2 }
  iframe { position: fixed; top: 36px; width: 100%; height: calc(100% - 36px); border: 0 }
`
