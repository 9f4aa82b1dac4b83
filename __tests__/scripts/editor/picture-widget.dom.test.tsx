import { Component, createElement, type ComponentType, type ReactNode } from 'react'
import { beforeEach, expect, jest, test } from '@jest/globals'
import '@testing-library/jest-dom/jest-globals'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { hasPendingPicture, createPictureWidget } from '@/scripts/editor/picture-widget'

type Spec = { getInitialState: () => object; render: (this: Component) => ReactNode }

/** Stands in for the `createClass` of the React that Decap brings. */
const createClass = ({ getInitialState, render: renderWidget }: Spec) =>
  class Widget extends Component {
    override state = getInitialState()
    override render() {
      return renderWidget.call(this)
    }
  }

const onChange = jest.fn()
const send = jest.fn<typeof fetch>()

beforeEach(() => {
  Object.assign(window, { createClass, h: createElement, editorSettings: { backend: {} } })
  Object.assign(URL, { createObjectURL: () => 'blob:http://localhost/1' })
  globalThis.fetch = send.mockReset()
  onChange.mockReset()
})

/** Chooses a picture in the field. */
async function chooseFile() {
  const Widget = createPictureWidget() as ComponentType<object>
  render(<Widget {...{ forID: 'image', classNameWrapper: '', value: 'piles', onChange }} />)
  const user = userEvent.setup()
  const file = new File(['bytes'], 'chat.jpg', { type: 'image/jpeg' })
  Object.assign(file, { arrayBuffer: () => Promise.resolve(new ArrayBuffer(5)) })
  await user.upload(screen.getByLabelText(/^Fichier/), file)
  const click = (name: string) => user.click(screen.getByRole('button', { name }))
  return { user, click }
}

/** Fills in the picture and its sentence, and clicks twice. */
async function addTwice() {
  const { user } = await chooseFile()
  await user.type(screen.getByLabelText(/^Ce que montre/), 'Un chat.')
  await user.dblClick(screen.getByRole('button', { name: 'Ajouter cette image' }))
}

test('adds one picture when its button is clicked twice', async () => {
  send.mockResolvedValue({ json: () => Promise.resolve({ name: 'chat' }) } as Response)
  await addTwice()
  expect(await screen.findByText(/^L’image est ajoutée à vos images/)).toBeInTheDocument()
  expect(send).toHaveBeenCalledTimes(1)
  expect(onChange).toHaveBeenCalledWith('chat')
  expect(screen.getByLabelText(/^Ce que montre/)).toHaveValue('')
})

test('says in French that the program does not answer', async () => {
  send.mockRejectedValue(new TypeError('Failed to fetch'))
  await addTwice()
  expect(await screen.findByText(/^L’éditeur ne répond plus/)).toBeInTheDocument()
})

test('tells Decap that a picture is chosen and not added, until it is cancelled', async () => {
  const { click } = await chooseFile()
  expect(hasPendingPicture()).toBe(true)
  expect(screen.getByRole('status')).toHaveTextContent(/^Une image est choisie sans être ajoutée/)
  expect(onChange).toHaveBeenLastCalledWith('piles')

  await click('Annuler')
  expect(hasPendingPicture()).toBe(false)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  expect(onChange).toHaveBeenCalledTimes(2)
})

test('asks for the sentence alone when the file is chosen', async () => {
  const { click } = await chooseFile()
  await click('Ajouter cette image')
  expect(screen.getByRole('status')).toHaveTextContent(
    /^Dites en une phrase ce que montre l’image\.$/,
  )
})
