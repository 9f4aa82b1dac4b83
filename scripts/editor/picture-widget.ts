// The field of a picture: a choice among the pictures of the site and, on this machine, the upload
// of a new one.
import { getAlt, findPicture, pagePictureNames, registerPicture } from '@/content/pictures'
import { picturesFile } from '@/content/schema/pictures'
import decap from './decap.json'
import { readContent, rememberSaved } from './saved-content'

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

/** The thumbnails of the pictures that the author has added since the page was loaded. */
const thumbnails = new Map<string, string>()

async function readBase64(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}

type UploadResult = { name: string; error?: undefined } | { error: string }

/** Sends the picture and adds it to the choices. An error is a sentence of our own. */
async function sendPicture(file: File, alt: string): Promise<UploadResult> {
  const params = { fileName: file.name, content: await readBase64(file), alt }
  const result = await fetch('api', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ action: 'addPicture', params }),
  }).then(
    (response) => response.json() as Promise<UploadResult>,
    (): UploadResult => ({ error: words.noAnswer }),
  )
  if (result.error !== undefined) return result

  const { name } = result
  registerPicture({ name, alt })
  rememberSaved(picturesFile.file, [...(readContent(picturesFile.file) as object[]), { name, alt }])
  thumbnails.set(name, URL.createObjectURL(file))
  return result
}

function renderChoice(name: string, { value, onChange }: Widget['props']) {
  const alt = getAlt(name) ?? ''
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
    window.h('img', {
      src: thumbnails.get(name) ?? findPicture(name).fallback,
      alt,
      loading: 'lazy',
    }),
    name,
  )
}

/** Tells whether a picture is chosen or described, and not added. */
export const hasPendingPicture = () =>
  Array.from(document.querySelectorAll<HTMLInputElement>('[data-part="upload"] input')).some(
    ({ value }) => value !== '',
  )

/** Renders the upload of a new picture: its file, its description, and two buttons. */
function renderUpload(widget: Widget) {
  let inputs: NodeListOf<HTMLInputElement> | undefined
  const { value = '', onChange } = widget.props
  const setStatus = (status: string) => {
    widget.setState({ status })
  }
  /** Decap asks hasPendingPicture at each change whether the form holds unsaved work. */
  const onEdit = () => {
    setStatus(hasPendingPicture() ? words.pendingPicture : '')
    onChange(value)
  }
  const clear = (fields = inputs) => {
    for (const field of fields ?? []) field.value = ''
  }

  const add = async () => {
    // The next render takes them away.
    const fields = inputs
    const [fileInput, altInput] = fields ?? []
    if (!fileInput || !altInput || widget.state.status === words.pictureSending) return
    const [file] = fileInput.files ?? []
    const alt = altInput.value.trim()
    if (!file || !alt) {
      const missing = [!file && words.fileMissing, !alt && words.altMissing]
      setStatus(missing.filter(Boolean).join(' '))
      return
    }
    setStatus(words.pictureSending)
    const result = await sendPicture(file, alt)
    if (result.error === undefined) {
      // The emptied fields leave a second click nothing to add.
      clear(fields)
      onChange(result.name)
    }
    setStatus(result.error ?? words.pictureAdded)
  }
  const cancel = () => {
    clear()
    onEdit()
  }
  const renderField = (label: string, attributes: object) =>
    window.h('label', null, label, window.h('input', { ...attributes, onChange: onEdit }))
  const renderButton = (label: string, onClick: () => void) =>
    window.h('button', { type: 'button', onClick }, label)

  return window.h(
    'details',
    {
      className: 'picture-upload',
      'data-part': 'upload',
      ref: (details: HTMLElement | null) => {
        inputs = details?.querySelectorAll('input')
      },
    },
    window.h('summary', null, words.addPicture),
    renderField(words.pictureFile, { type: 'file', accept: '.jpg,.jpeg,.png,.webp,.avif' }),
    renderField(words.pictureAlt, { type: 'text', maxLength: 130 }),
    renderButton(words.add, () => void add()),
    ' ',
    renderButton(words.cancel, cancel),
    window.h('p', { role: 'status' }, widget.state.status),
  )
}

export const createPictureWidget = () =>
  window.createClass({
    getInitialState: () => ({ status: '' }),
    render(this: Widget) {
      const { value = '', forID, classNameWrapper } = this.props
      return window.h(
        'div',
        { id: forID, className: classNameWrapper, tabIndex: -1 },
        value && window.h('p', null, words.chosenPicture.replace('{name}', value)),
        window.h(
          'div',
          { className: 'picture-choices' },
          ...pagePictureNames.map((name) => renderChoice(name, this.props)),
        ),
        !window.editorSettings.signIn && renderUpload(this),
      )
    },
  })
