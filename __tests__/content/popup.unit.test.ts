import { expect, it } from '@jest/globals'
import { forms } from '@/content/forms'
import { advisors } from '@/content/team'

it('la fenêtre de rappel nomme la conseillère dont elle montre le visage', () => {
  const presented = advisors.find(({ image }) => image.fallback === forms.popup.image.fallback)
  expect(forms.popup.title).toContain(presented?.name ?? 'une conseillère qui n’est plus dans l’équipe')
})
