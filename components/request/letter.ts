import type { Forms } from '@/content/schemas'
import { mailto } from './mailto'

export type Identity = { phone: { text: string; href: string }; email: string }

/** What the fields hold, keyed as the message is. */
export type Typed = Partial<Record<string, string>>

const keys = ['seekingFor', 'name', 'phone', 'email', 'message'] as const

/** Read from the page rather than from react-hook-form, which learns of a keystroke a moment later. */
export function readTyped(form: HTMLFormElement): Typed {
  const data = new FormData(form)
  return Object.fromEntries(
    keys.flatMap((key) => {
      const value = data.get(key)
      return typeof value === 'string' ? [[key, value]] : []
    }),
  )
}

/** The way out after a failure: the whole message, ready in the visitor's own mail program. */
export function letterHref(words: Forms, identity: Identity, typed: Typed): string {
  const { seekingFor, name, phone, email } = words.fields
  const whom: Typed = { vous: seekingFor.vous, proche: seekingFor.proche }
  const lines = [
    { label: seekingFor.label, value: whom[typed.seekingFor ?? ''] },
    { label: name.label, value: typed.name },
    { label: phone.label, value: typed.phone },
    { label: email.label, value: typed.email },
  ]
  return mailto({
    to: identity.email,
    subject: words.rescue.subject,
    lines: lines.map(({ label, value = '' }) => ({ label, value })),
    message: typed.message ?? '',
  })
}
