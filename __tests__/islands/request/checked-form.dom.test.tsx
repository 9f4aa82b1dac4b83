import { afterEach, describe, expect, jest, test } from '@jest/globals'
import '@testing-library/jest-dom/jest-globals'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { Resolver } from 'react-hook-form'
import { SelectField, TextareaField, TextField } from '@/components/islands/request/fields'
import { useCheckedForm } from '@/components/islands/request/use-checked-form'

type Values = { town: string; name: string; email: string; words: string }

const resolver: Resolver<Values> = (values) => {
  const errors = Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => value.trim() === '')
      .map(([name]) => [name, { type: 'missing', message: `Il manque ${name}.` }]),
  )
  return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} }
}

const onValid = jest.fn((_values: Values) => Promise.resolve(true))

function Sample() {
  const { register, errors, announcement, ref, onSubmit, onInvalidCapture } = useCheckedForm<Values, Values>({
    resolver,
    refusedByBrowser: 'Refusé par le navigateur.',
    countWords: { one: 'Une réponse.', many: '{n} réponses.' },
    onValid,
  })
  const wordsOf = (id: keyof Values, label: string) => ({ id, label, errorPrefix: 'À corriger :', error: errors[id]?.message })
  return (
    <form ref={ref} onSubmit={onSubmit} onInvalidCapture={onInvalidCapture}>
      <SelectField
        {...register('town')}
        words={{ ...wordsOf('town', 'Ville'), placeholder: 'Choisissez' }}
        options={[{ value: 'levis', label: 'Lévis' }]}
        required
      />
      <TextField {...register('name')} words={wordsOf('name', 'Nom')} type="text" required />
      <TextField {...register('email')} words={{ ...wordsOf('email', 'Courriel'), help: 'Avec le @.' }} type="email" required />
      <TextareaField {...register('words')} words={wordsOf('words', 'Mots')} required />
      <button type="submit">Envoyer</button>
      <p role="alert">{announcement}</p>
    </form>
  )
}

afterEach(() => {
  cleanup()
  jest.clearAllMocks()
})

describe('a form that browser and schema both judge', () => {
  test('each field has its label, its help, and no error at first', () => {
    render(<Sample />)
    expect(screen.getByLabelText('Courriel')).toHaveAccessibleDescription('Avec le @.')
    expect(screen.getByLabelText('Nom')).not.toHaveAccessibleDescription()
    for (const label of ['Ville', 'Nom', 'Courriel', 'Mots']) expect(screen.getByLabelText(label)).not.toHaveAttribute('aria-invalid')
  })

  test('an empty form shows its errors beside the fields and focuses the first', async () => {
    render(<Sample />)
    await userEvent.click(screen.getByRole('button'))
    await waitFor(() => {
      expect(screen.getByLabelText('Ville')).toHaveFocus()
    })
    expect(screen.getByLabelText('Ville')).toHaveAccessibleDescription('À corriger : Il manque town.')
    expect(screen.getByLabelText('Courriel')).toHaveAccessibleDescription('À corriger : Il manque email. Avec le @.')
    expect(screen.getByLabelText('Mots')).toHaveAttribute('aria-invalid', 'true')
    expect(screen.getByRole('alert')).toHaveTextContent(/^4 réponses\.$/)
    expect(onValid).not.toHaveBeenCalled()
  })

  test('the error is said aloud when the focus is already there', async () => {
    render(<Sample />)
    await userEvent.selectOptions(screen.getByLabelText('Ville'), 'levis')
    await userEvent.type(screen.getByLabelText('Nom'), '{Enter}')
    await waitFor(() => {
      expect(screen.getByRole('alert')).toHaveTextContent('3 réponses. À corriger : Il manque name.')
    })
    // Once one of them stands, what was said holds no more.
    await userEvent.type(screen.getByLabelText('Nom'), 'Lucie')
    await waitFor(() => {
      expect(screen.getByRole('alert')).toBeEmptyDOMElement()
    })
  })

  test('blanks pass the browser and not the schema', async () => {
    render(<Sample />)
    await userEvent.selectOptions(screen.getByLabelText('Ville'), 'levis')
    await userEvent.type(screen.getByLabelText('Nom'), '   ')
    await userEvent.type(screen.getByLabelText('Courriel'), 'a@b.ca')
    await userEvent.type(screen.getByLabelText('Mots'), 'Bonjour')
    await userEvent.click(screen.getByRole('button'))
    await waitFor(() => {
      expect(screen.getByLabelText('Nom')).toHaveFocus()
    })
    expect(onValid).not.toHaveBeenCalled()
    // Corrected, the error goes at once.
    await userEvent.type(screen.getByLabelText('Nom'), 'Lucie')
    await waitFor(() => {
      expect(screen.getByLabelText('Nom')).not.toHaveAttribute('aria-invalid')
    })
  })

  test('what the browser alone refuses has its sentence too', async () => {
    render(<Sample />)
    await userEvent.selectOptions(screen.getByLabelText('Ville'), 'levis')
    await userEvent.type(screen.getByLabelText('Nom'), 'Lucie')
    await userEvent.type(screen.getByLabelText('Courriel'), 'sans arobase')
    await userEvent.type(screen.getByLabelText('Mots'), 'Bonjour')
    await userEvent.click(screen.getByRole('button'))
    await waitFor(() => {
      expect(screen.getByLabelText('Courriel')).toHaveAccessibleDescription('À corriger : Refusé par le navigateur. Avec le @.')
    })
    expect(onValid).not.toHaveBeenCalled()
  })

  test('a valid form is handed over, and emptied when asked', async () => {
    render(<Sample />)
    await userEvent.selectOptions(screen.getByLabelText('Ville'), 'levis')
    await userEvent.type(screen.getByLabelText('Nom'), 'Lucie')
    await userEvent.type(screen.getByLabelText('Courriel'), 'a@b.ca')
    await userEvent.type(screen.getByLabelText('Mots'), 'Bonjour')
    await userEvent.click(screen.getByRole('button'))
    await waitFor(() => {
      expect(onValid).toHaveBeenCalledTimes(1)
    })
    expect(onValid.mock.calls[0]?.[0]).toEqual({ town: 'levis', name: 'Lucie', email: 'a@b.ca', words: 'Bonjour' })
    expect(screen.getByLabelText('Nom')).toHaveValue('')
    expect(screen.getByLabelText('Ville')).toHaveValue('')
  })
})
