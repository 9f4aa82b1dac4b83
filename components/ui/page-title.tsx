import type { ReactNode } from 'react'

/** The id of the title, which the skip link leads to. */
export const pageTitleId = 'titre'

/** The title of a page. It takes the focus of the skip link, so that its first line is read out. */
export const PageTitle = ({ children }: { children: ReactNode }) => (
  <h1 id={pageTitleId} tabIndex={-1}>
    {children}
  </h1>
)
