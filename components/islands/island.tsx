import type { ComponentType, ReactNode } from 'react'
import { PhoneLink } from '../ui/phone-link'
import { modulesOf } from '../start/scripts'
import './island.css'
import type { IslandName, IslandProps } from './registry'

export type Lost = { text: string; call: string; phone: { text: string; href: string } }

type FrameProps = {
  name: string
  props: object
  /** Said aloud where the code does not come or cannot run, with the number that `call` goes before. */
  lost: Lost
  /** When its code is fetched, which is hydrated at the first sign of a visitor in it: already `at-idle` on a page whose purpose is to act. */
  fetched?: 'at-idle' | 'at-first-sign'
  /** Said above it: what stands under it is a page long. */
  lostAbove?: boolean
  /** A file of JSON that its code is given, and that comes beside it. */
  reads?: string
  children: ReactNode
}

/** A part of the page whose code comes when somebody acts in it (components/start/islands.ts). */
export function IslandFrame({ name, props, lost: words, lostAbove, fetched = 'at-first-sign', reads, children }: FrameProps) {
  // No `<` may open a tag inside a script.
  const json = JSON.stringify(props).replaceAll('<', String.raw`\u003C`)
  const lost = (
    <div className="island-lost" role="alert">
      <p>{words.text}</p>
      <p>
        {words.call} <PhoneLink phone={words.phone} />
      </p>
    </div>
  )
  return (
    <div data-island={name} data-modules={modulesOf(name).join(' ') || undefined} data-fetched={fetched} data-reads={reads}>
      <script type="application/json" dangerouslySetInnerHTML={{ __html: json }} />
      {lostAbove && lost}
      {children}
      {!lostAbove && lost}
    </div>
  )
}

type Props<Name extends IslandName> = Omit<FrameProps, 'name' | 'props' | 'children'> & {
  name: Name
  /** The same component as its line in the registry: through the registry, a page would hold the styles of every island, 33 kB. */
  of: ComponentType<IslandProps<Name>>
  props: IslandProps<Name>
  /** What does the work on paper, and where no script runs. */
  onPaper?: ReactNode
}

/** A React component: printed here with its props beside it, hydrated in the browser by hydrate.tsx, and in `next dev` by Next. */
export function Island<Name extends IslandName>({ name, of: Component, props, onPaper, ...frame }: Props<Name>) {
  return (
    <IslandFrame name={name} props={props} {...frame}>
      <div data-root="" data-has-paper={onPaper === undefined ? undefined : ''}>
        <Component {...props} />
      </div>
      {onPaper !== undefined && <div data-on-paper="">{onPaper}</div>}
    </IslandFrame>
  )
}
