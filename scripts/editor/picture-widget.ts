// The field of a picture: the pictures of the site to choose from and, on this machine, one that
// the author brings.
import {
  descriptionOf,
  findPicture,
  imageNames,
  registerPicture,
  type Entry,
} from '../../content/pictures'
import { picturesFile } from '../../content/schema/pictures'
import decap from './decap.json'
import { contentOf, rememberSaved } from './saved-content'

type Widget = {
  props: {
    value?: string
    forID: string
    classNameWrapper: string
    onChange: (value: string) => void
  }
  state: { status: string }
  setState(state: Widget['state']): void
}

const { words } = decap

async function callWriter(action: string, params: object): Promise<unknown> {
  const response = await fetch('api', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ action, params }),
  })
  const answer: unknown = await response.json()
  if (!response.ok) throw new Error((answer as { error: string }).error)
  return answer
}

async function readBase64(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}

/** Sends the picture, and makes it one of those to choose from. */
async function sendPicture(file: File, alt: string): Promise<string> {
  const content = await readBase64(file)
  const name = (await callWriter('addPicture', { fileName: file.name, content, alt })) as string
  const entry = (await callWriter('getPictureEntry', { name })) as Entry

  registerPicture({ name, alt }, entry)
  rememberSaved(picturesFile.file, [...(contentOf(picturesFile) as object[]), { name, alt }])
  return name
}

function renderChoice(name: string, { value, onChange }: Widget['props']) {
  const alt = descriptionOf(name) ?? ''
  return window.h(
    'button',
    {
      key: name,
      type: 'button',
      title: alt,
      'aria-pressed': name === value,
      className: 'picture-choice',
      onClick: () => {
        onChange(name)
      },
    },
    window.h('img', { src: findPicture(name).fallback, alt, loading: 'lazy' }),
    name,
  )
}

/** What brings a new picture: its file, what it shows, and a button. */
function renderUpload(widget: Widget) {
  let fileInput: HTMLInputElement | null = null
  let altInput: HTMLInputElement | null = null

  const add = async () => {
    const [file] = fileInput?.files ?? []
    const alt = altInput?.value.trim()
    if (!file || !alt) {
      widget.setState({ status: words.pictureIncomplete })
      return
    }
    widget.setState({ status: words.pictureSending })
    try {
      widget.props.onChange(await sendPicture(file, alt))
      widget.setState({ status: words.pictureAdded })
    } catch (error) {
      widget.setState({ status: error instanceof Error ? error.message : String(error) })
    }
  }

  return window.h(
    'details',
    { className: 'picture-upload' },
    window.h('summary', null, words.addPicture),
    window.h(
      'label',
      null,
      words.pictureFile,
      window.h('input', {
        type: 'file',
        accept: '.jpg,.jpeg,.png,.webp,.avif',
        ref: (element: HTMLInputElement | null) => {
          fileInput = element
        },
      }),
    ),
    window.h(
      'label',
      null,
      words.pictureAlt,
      window.h('input', {
        type: 'text',
        maxLength: 130,
        ref: (element: HTMLInputElement | null) => {
          altInput = element
        },
      }),
    ),
    window.h('button', { type: 'button', onClick: () => void add() }, words.add),
    window.h('p', { role: 'status' }, widget.state.status),
  )
}

export const pictureWidget = () =>
  window.createClass({
    getInitialState: () => ({ status: '' }),
    render(this: Widget) {
      const { value = '', forID, classNameWrapper } = this.props
      const isListed = value === '' || imageNames.includes(value)
      return window.h(
        'div',
        { id: forID, className: classNameWrapper },
        !isListed && window.h('p', null, words.otherPicture.replace('{name}', value)),
        window.h(
          'div',
          { className: 'picture-choices' },
          ...imageNames.map((name) => renderChoice(name, this.props)),
        ),
        !window.editorSettings.login && renderUpload(this),
      )
    },
  })
