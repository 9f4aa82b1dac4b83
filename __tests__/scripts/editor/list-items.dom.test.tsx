import { createElement, type ReactNode } from 'react'
import { expect, jest, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
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
