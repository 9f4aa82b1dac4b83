import type { CallbackFormProps } from './request/callback-form'
import type { ContactFormProps } from './request/contact-form'
import type { SearchProps } from './search/search'
import type { NotebookProps } from './tools/notebook.wake'

/** Every island of the site, and what it is given. scripts/browser-bundle.ts makes their files. */
export type IslandProps = {
  'contact-form': ContactFormProps
  callback: CallbackFormProps
  search: SearchProps
  notebook: NotebookProps
}

export type IslandName = keyof IslandProps

/** The islands without React. */
export type ToolName = 'notebook'
