import type { ComponentType, ReactNode } from 'react'
import { getIslandModules } from '../browser-files/read-browser-files'
import { LoadErrorAlert, type LoadErrorWords } from '../ui/load-error-alert'
import type { IslandName, IslandProps } from './island-registry'

type Props<Name extends IslandName> = {
  name: Name
  /**
   * The component is not taken from the registry: a page would then hold the styles of every
   * island, 33 kB.
   */
  component: ComponentType<IslandProps<Name>>
  props: IslandProps<Name>
  loadError: LoadErrorWords
  /** Shows the alert above an island that is a page long. */
  isLoadErrorAbove?: boolean
  /**
   * When the code is loaded: at the first interaction, or as soon as the page is idle where its
   * purpose is to act.
   */
  load?: 'idle' | 'interaction'
  /**
   * Replaces the component in print, and where no script runs: `needs-script` and
   * printable-tool.css hide one of both.
   */
  printFallback?: ReactNode
}

/**
 * A component rendered with its props as JSON beside it. island-loader.client.ts loads its code and
 * hydrate.tsx hydrates it, or Next does in `next dev`.
 */
export function Island<Name extends IslandName>({
  name,
  component: Component,
  props,
  loadError,
  isLoadErrorAbove = false,
  load = 'interaction',
  printFallback,
}: Props<Name>) {
  // An unescaped `<` could open a tag inside the script.
  const json = JSON.stringify(props).replaceAll('<', String.raw`\u003C`)
  const hasPrintFallback = printFallback !== undefined
  return (
    <div
      data-island={name}
      data-modules={getIslandModules(name).join(' ') || undefined}
      data-load={load}
    >
      <script type="application/json" dangerouslySetInnerHTML={{ __html: json }} />
      {isLoadErrorAbove && <LoadErrorAlert {...loadError} />}
      <div
        className={hasPrintFallback ? 'needs-script' : undefined}
        data-root=""
        data-print-part={hasPrintFallback ? 'answers' : undefined}
      >
        <Component {...props} />
      </div>
      {hasPrintFallback && <div data-print-part="blank">{printFallback}</div>}
      {!isLoadErrorAbove && <LoadErrorAlert {...loadError} />}
    </div>
  )
}
