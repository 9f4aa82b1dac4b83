// The page of a form beside it, as the development server prints it, loaded again after each save.
import { rememberPopupShown } from '../../components/popup/popup-timer'
import { files } from '../../content/schema/files'
import { nameOfFile } from './config'
import decap from './decap.json'

type Entry = { get(name: 'slug' | 'collection'): string }
type Preview = {
  props: { entry: Entry }
  state: { status: string }
  setState(state: { status: string }): void
}

const { words } = decap
let sayStatus: ((status: string) => void) | undefined
let frame: HTMLIFrameElement | null = null

function addressOf(entry: Entry): string | undefined {
  const slug = entry.get('slug')
  if (entry.get('collection') === decap.articles.name) return slug ? `/blog/${slug}/` : undefined
  const { page = '/' } = files.find(({ file }) => nameOfFile(file) === slug) ?? {}
  return page === '' ? '/' : `${page}/`.replace('//', '/')
}

export const pagePreview = () =>
  window.createClass({
    getInitialState: () => ({ status: words.opened }),
    componentDidMount(this: Preview) {
      // It would open over the page and take the focus from the form.
      rememberPopupShown()
      sayStatus = (status) => {
        this.setState({ status })
      }
    },
    componentWillUnmount() {
      sayStatus = undefined
    },
    render(this: Preview) {
      const src = addressOf(this.props.entry)
      if (src === undefined) return window.h('p', null, words.newArticle)
      const keep = (element: HTMLIFrameElement | null) => {
        frame = element
      }
      return window.h(
        'div',
        null,
        window.h('p', { role: 'status' }, this.state.status),
        window.h('iframe', { src, ref: keep, title: words.page }),
      )
    },
  })

export function reloadPreview(): void {
  frame?.contentWindow?.location.reload()
  sayStatus?.(words.reloaded.replace('{time}', new Date().toLocaleTimeString('fr-CA')))
}

export const previewStyle = `
  body { margin: 0 }
  p { margin: 0; padding: 8px 12px; font: 14px/20px system-ui; background: #fff4c2 }
  iframe { position: fixed; top: 36px; width: 100%; height: calc(100% - 36px); border: 0 }
`
