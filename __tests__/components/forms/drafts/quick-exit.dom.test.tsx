import { beforeAll, expect, jest, test } from '@jest/globals'
import { fireEvent, render, screen } from '@testing-library/react'
import { QuickExit } from '@/components/forms/drafts/quick-exit'
import { startQuickExit } from '@/components/forms/drafts/quick-exit.client'
import { loadDraft, saveDraft } from '@/lib/browser/draft-storage'

beforeAll(startQuickExit)

test('clears the draft that the link names, and replaces the page', () => {
  // jsdom cannot leave a page, and reports it.
  const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  saveDraft('needs-assessment', '{}', 'device')
  saveDraft('net-cost', '{}', 'device')
  render(
    <QuickExit
      label="Quitter"
      url="https://meteo.example/"
      note="Ouvre la météo."
      draft="needs-assessment"
    />,
  )
  expect(fireEvent.click(screen.getByRole('link'))).toBe(false)
  expect(loadDraft('needs-assessment')).toBeUndefined()
  expect(loadDraft('net-cost')).toBeDefined()
  expect(String(consoleError.mock.calls)).toContain('navigation')
})
