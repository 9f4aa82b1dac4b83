import type { ComponentType, ReactNode } from 'react'
import { LoadErrorAlert, type LoadErrorWords } from '../ui/load-error-alert'
import { getIslandModules } from './read-browser-files'
import './island.css'
import type { IslandName, IslandProps } from './island-registry'

type ShellProps = {
  name: string
  props: object
  loadError: LoadErrorWords
  /** Shows the alert above an island that is a page long. */
  isLoadErrorAbove?: boolean
  /**
   * When the code is loaded: at the first interaction, or as soon as the page is idle where its
   * purpose is to act.
   */
  load?: 'idle' | 'interaction'
  children: ReactNode
}

/** A part of the page whose code is loaded by components/islands/island-loader.client.ts. */
export function IslandShell({
  name,
  props,
  loadError,
  isLoadErrorAbove = false,
  load = 'interaction',
  children,
}: ShellProps) {
  // An unescaped `<` could open a tag inside the script.
  const json = JSON.stringify(props).replaceAll('<', String.raw`\u003C`)
  return (
    <div
      data-island={name}
      data-modules={getIslandModules(name).join(' ') || undefined}
      data-load={load}
    >
      <script type="application/json" dangerouslySetInnerHTML={{ __html: json }} />
      {isLoadErrorAbove && <LoadErrorAlert {...loadError} />}
      {children}
      {!isLoadErrorAbove && <LoadErrorAlert {...loadError} />}
    </div>
  )
}

type Props<Name extends IslandName> = Omit<ShellProps, 'name' | 'props' | 'children'> & {
  name: Name
  /**
   * The component is not taken from the registry: a page would then hold the styles of every
   * island, 33 kB.
   */
  component: ComponentType<IslandProps<Name>>
  props: IslandProps<Name>
  /** Replaces the component in print, and where no script runs. */
  printFallback?: ReactNode
}

/**
 * A component rendered with its props as JSON beside it. hydrate.tsx hydrates it, or Next in `next
 * dev`.
 */
export function Island<Name extends IslandName>({
  name,
  component: Component,
  props,
  printFallback,
  ...shell
}: Props<Name>) {
  return (
    <IslandShell name={name} props={props} {...shell}>
      <div data-root="" data-has-print-fallback={printFallback === undefined ? undefined : ''}>
        <Component {...props} />
      </div>
      {printFallback !== undefined && <div data-print-fallback="">{printFallback}</div>}
    </IslandShell>
  )
}
