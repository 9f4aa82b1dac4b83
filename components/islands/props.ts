import type { CallbackFormProps } from './request/callback-form'
import type { ContactFormProps } from './request/contact-form'
import type { SearchProps } from './search/search'
import type { NetCostProps } from './tools/net-cost.wake'
import type { NotebookProps } from './tools/notebook.wake'

/** Every island of the site, and what it is given. scripts/browser-bundle.ts makes their files. */
export type IslandProps = {
  'contact-form': ContactFormProps
  callback: CallbackFormProps
  search: SearchProps
  'net-cost': NetCostProps
  /** All its words are printed. */
  standing: never
  notebook: NotebookProps
}

export type IslandName = keyof IslandProps

export type ToolName = 'net-cost' | 'standing' | 'notebook'

/** What wakes without React. The wishes of the contact form stand inside its island. */
export type PlainName = ToolName | 'search' | 'wishes'
