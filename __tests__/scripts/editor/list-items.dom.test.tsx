import { createElement, type ReactNode } from 'react'
import { expect, jest, test } from '@jest/globals'
import { fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { improveLists, renderMoves } from '@/scripts/editor/list-items'

/** The markup of Decap for a group. */
const Group = ({ onToggle }: { onToggle: () => void }) => (
  <>
    <label htmlFor="meta">Étiquette</label>
    <div id="meta">
      <div className="css-1-ExpandButtonContainer">
        <button onClick={onToggle}>Chevron</button>
        Titre
      </div>
    </div>
  </>
)

test('opens a group once by its title, its label or its chevron', async () => {
  const onToggle = jest.fn()
  render(<Group onToggle={onToggle} />)
  improveLists()

  const user = userEvent.setup()
  await user.click(screen.getByText('Titre'))
  await user.click(screen.getByText('Étiquette'))
  await user.click(screen.getByText('Chevron'))
  expect(onToggle).toHaveBeenCalledTimes(3)
})

test('moves the same item again while the mouse rests', () => {
  Object.assign(window, { h: createElement })
  const moves = [jest.fn(), jest.fn()]
  const [up, down] = moves.map((move, index) => renderMoves(move, index + 1, 4) as ReactNode)
  render(
    <>
      {up}
      {down}
    </>,
  )
  const [first, second] = screen.getAllByText('Monter') as [HTMLElement, HTMLElement]
  const mouse = { detail: 1, clientX: 5, clientY: 5 }
  fireEvent.click(second, mouse)
  fireEvent.click(first, mouse)
  expect(moves.map(({ mock }) => mock.calls.length)).toEqual([0, 2])
  fireEvent.click(first, { ...mouse, clientY: 6 })
  expect(moves.map(({ mock }) => mock.calls.length)).toEqual([1, 2])
})

test('moves an item by its buttons and announces its place', async () => {
  Object.assign(window, { h: createElement })
  improveLists()
  const move = jest.fn()
  render(renderMoves(move, 0, 3) as ReactNode)
  await userEvent.click(screen.getByText('Monter'))
  await userEvent.click(screen.getByText('Descendre'))
  expect(move.mock.calls).toEqual([[1]])
  expect(await screen.findByText('Déplacé : 2 de 3')).toBeTruthy()
})
