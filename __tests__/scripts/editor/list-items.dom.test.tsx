import { createElement, type ReactNode } from 'react'
import { expect, jest, test } from '@jest/globals'
import { fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { improveLists, renderItemButtons, type ListItem } from '@/scripts/editor/list-items'

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

const renderItem = (item: Partial<ListItem>) => {
  Object.assign(window, { h: createElement })
  return renderItemButtons({
    ...{ index: 1, count: 4, title: 'Raymond L.', move: jest.fn(), ...item },
  }) as ReactNode
}

test('moves the same item again while the mouse rests on the button', () => {
  improveLists()
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 50, 44))
  const moves = [jest.fn(), jest.fn()]
  const [first, second] = moves.map((move, index) => renderItem({ index: index + 1, move }))
  render(
    <>
      {first}
      {second}
    </>,
  )
  const clickAt = (position: 0 | 1, clientX: number) => {
    const button = screen.getAllByText('Monter').at(position) ?? document.body
    fireEvent.mouseMove(button, { clientX, clientY: 5 })
    fireEvent.click(button, { detail: 1 })
  }
  clickAt(1, 5)
  clickAt(0, 9)
  expect(moves.map(({ mock }) => mock.calls.length)).toEqual([0, 2])
  clickAt(0, 51)
  expect(moves.map(({ mock }) => mock.calls.length)).toEqual([1, 2])
})

test('moves an item by its buttons and announces its place', async () => {
  improveLists()
  const move = jest.fn()
  render(renderItem({ index: 0, count: 3, move }))
  await userEvent.click(screen.getByText('Monter'))
  await userEvent.click(screen.getByText('Descendre'))
  expect(move.mock.calls).toEqual([[1]])
  expect(await screen.findByText('Déplacé : 2 de 3')).toBeTruthy()
})

test('removes an item by its button once the author confirms', async () => {
  const confirm = jest.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValue(true)
  const remove = jest.fn()
  render(renderItem({ remove }))
  await userEvent.click(screen.getByText('Supprimer'))
  expect(confirm).toHaveBeenCalledWith('Supprimer « Raymond L. »?')
  expect(remove).not.toHaveBeenCalled()

  await userEvent.click(screen.getByText('Supprimer'))
  expect(remove).toHaveBeenCalledTimes(1)
})
