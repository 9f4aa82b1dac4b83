import type { CallbackFormProps } from './request/callback-form'
import type { ContactFormProps } from './request/contact-form'
import type { SearchProps } from './search/search'

/** Every island of the site, and what it is given. scripts/browser-bundle.ts makes one file of each. */
export type IslandProps = { 'contact-form': ContactFormProps; callback: CallbackFormProps; search: SearchProps }

export type IslandName = keyof IslandProps
