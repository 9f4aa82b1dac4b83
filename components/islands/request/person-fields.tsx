import type { RegisterOptions, UseFormRegisterReturn } from 'react-hook-form'
import type { Forms } from '@/content/schemas'
import { TextField } from '../form/field'
import { usePhoneAdvice } from './use-phone-advice'

type Name = 'name' | 'phone' | 'email'

type Props = {
  words: Pick<Forms, 'fields' | 'errorPrefix'>
  /** What the ids begin with: both forms may be on one page. */
  id: string
  register: (name: Name, options?: Pick<RegisterOptions, 'onBlur' | 'onChange'>) => UseFormRegisterReturn
  errors: Partial<Record<Name, { message?: string | undefined }>>
}

/** Who asks, and how to reach them: what both forms have in common. */
export function PersonFields({ words: { fields, errorPrefix }, id, register, errors }: Props) {
  const phone = usePhoneAdvice()
  const common = (name: Name) => ({ id: `${id}-${name}`, ...fields[name], errorPrefix, error: errors[name]?.message })
  return (
    <>
      <TextField {...register('name')} {...common('name')} type="text" autoComplete="name" required />
      <div className="pair">
        <TextField
          {...register('phone', {
            onBlur: (event: { target: HTMLInputElement }) => {
              phone.judge(event.target.value)
            },
            onChange: phone.clear,
          })}
          {...common('phone')}
          advice={errors.phone ? '' : phone.advice}
          type="tel"
          autoComplete="tel"
          required
        />
        <TextField {...register('email')} {...common('email')} type="email" autoComplete="email" spellCheck={false} required />
      </div>
    </>
  )
}
