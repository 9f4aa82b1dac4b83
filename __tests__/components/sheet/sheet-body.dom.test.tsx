import { expect, jest, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { startPageActions } from '@/components/sections/page-actions.client'
import { SheetBody } from '@/components/sheet/sheet-body'
import { sheets } from '@/content/sheets'
import { words } from '@/content/words'

test('prints from the notice that says to print before leaving', async () => {
  const user = userEvent.setup()
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined)
  const sheet = sheets.find(({ name }) => name === 'pochette')
  if (!sheet) throw new Error('The sheet « pochette » is missing.')
  render(<SheetBody sheet={sheet} />)
  startPageActions()
  await user.click(screen.getByRole('button', { name: words.interfaceTexts.print }))
  expect(print).toHaveBeenCalledTimes(1)
})
