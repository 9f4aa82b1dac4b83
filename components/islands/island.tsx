import type { ComponentType, ReactNode } from 'react'
import { getIslandModules } from '../browser/read-browser-bundle'
import { PhoneLink } from '../ui/phone-link'
import './island.css'
import type { IslandName, IslandProps } from './registry'

type LoadErrorWords = { text: string; call: string; phone: { text: string; href: string } }

/** Alert shown when the code of an island fails to load, with the number to call. */
const LoadError = ({ text, call, phone }: LoadErrorWords) => (
  <div className="load-error callout" data-kind="error" role="alert">
    <p>{text}</p>
    <p>
      {call} <PhoneLink phone={phone} />
    </p>
  </div>
)

type FrameProps = {
  name: string
  props: object
  loadError: LoadErrorWords
  /** The alert stands above what is a page long. */
  loadErrorAbove?: boolean
  /** When its code is loaded: `idle` is for a page whose purpose is to act. */
  load?: 'idle' | 'touch'
  /** A file of JSON that is loaded with its code. */
  jsonFile?: string
  children: ReactNode
}

/** A part of the page whose code is loaded by components/islands/island-loader.client.ts. */
export function IslandFrame({
  name,
  props,
  loadError,
  loadErrorAbove = false,
  load = 'touch',
  jsonFile,
  children,
}: FrameProps) {
  // No `<` may open a tag inside a script.
  const json = JSON.stringify(props).replaceAll('<', String.raw`\u003C`)
  return (
    <div
      data-island={name}
      data-modules={getIslandModules(name).join(' ') || undefined}
      data-load={load}
      data-json-file={jsonFile}
    >
      <script type="application/json" dangerouslySetInnerHTML={{ __html: json }} />
      {loadErrorAbove && <LoadError {...loadError} />}
      {children}
      {!loadErrorAbove && <LoadError {...loadError} />}
    </div>
  )
}

type Props<Name extends IslandName> = Omit<FrameProps, 'name' | 'props' | 'children'> & {
  name: Name
  /** Not taken from the registry: a page would then hold the styles of every island, 33 kB. */
  component: ComponentType<IslandProps<Name>>
  props: IslandProps<Name>
  /** Takes its place on paper, and where no script runs. */
  printFallback?: ReactNode
}

/** A component printed with its props beside it. hydrate.tsx hydrates it, or Next in `next dev`. */
export function Island<Name extends IslandName>({
  name,
  component: Component,
  props,
  printFallback,
  ...frame
}: Props<Name>) {
  return (
    <IslandFrame name={name} props={props} {...frame}>
      <div data-root="" data-has-print-fallback={printFallback === undefined ? undefined : ''}>
        <Component {...props} />
      </div>
      {printFallback !== undefined && <div data-print-fallback="">{printFallback}</div>}
    </IslandFrame>
  )
}
