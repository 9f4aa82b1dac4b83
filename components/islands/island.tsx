import type { ComponentType, ReactNode } from 'react'
import { PhoneLink } from '../ui/phone-link'
import type { IslandName, IslandProps, ToolName } from './props'

type Lost = { text: string; call: string; phone: { text: string; href: string } }

type Props<Name extends IslandName> = {
  name: Name
  of: ComponentType<IslandProps[Name]>
  props: IslandProps[Name]
  /** What is printed inside it and never wakes with it (kept.tsx). */
  slots?: Readonly<Record<string, ReactNode>>
  /** Said aloud where the code does not come or cannot run, with the number that `call` goes before. */
  lost: Lost
  /** Its code is fetched once the page is loaded, rather than at the first gesture. */
  early?: boolean
  /** The key under which this device may hold something for it: it then wakes as soon as the page is there. */
  kept?: string
  /** A file of JSON that its code is given, and that comes beside it. */
  reads?: string
}

/** What a value is, in a script inside HTML: no `<` may open a tag there. */
const json = (value: unknown) => JSON.stringify(value).replaceAll('<', String.raw`\u003C`)

const JsonScript = ({ value }: { value: unknown }) => <script type="application/json" dangerouslySetInnerHTML={{ __html: json(value) }} />

const LostSentence = ({ lost: { text, call, phone } }: { lost: Lost }) => (
  <div className="island-lost" role="alert">
    <p>{text}</p>
    <p>
      {call} <PhoneLink phone={phone} />
    </p>
  </div>
)

/**
 * A part of the page that is hydrated when somebody is about to write in it: printed here with its props beside it, woken by
 * components/start/islands.ts, hydrated by waker.tsx. In `next dev` it is a client component like any other.
 */
export function Island<Name extends IslandName>({ name, of: Component, props, slots, lost, early = false, kept, reads }: Props<Name>) {
  return (
    <div data-island={name} data-early={early ? '' : undefined} data-kept={kept} data-reads={reads}>
      <JsonScript value={props} />
      <div>
        <Component {...props} {...slots} />
      </div>
      <LostSentence lost={lost} />
    </div>
  )
}

type ToolProps<Name extends ToolName> = {
  name: Name
  /** None where the page says it all. */
  props?: IslandProps[Name]
  /** Said before everything else: what stands under it is a page long. */
  lost: Lost
  /** The key under which this device may hold what was answered: it then wakes as soon as the page is there. */
  kept?: string
  /** What the hash of the address starts with when it carries something for the tool. */
  fragment?: string
  children: ReactNode
}

/**
 * A tool: an island without React, whose module works on the elements as they were printed, in `next dev` as well. Of its parts, what needs the
 * code is marked `data-live`, and what does the same work on paper `data-paper`: one of the two is there.
 */
export function ToolIsland<Name extends ToolName>({ name, props, lost, kept, fragment, children }: ToolProps<Name>) {
  return (
    <div data-island={name} data-kept={kept} data-fragment={fragment}>
      {props && <JsonScript value={props} />}
      <LostSentence lost={lost} />
      {children}
    </div>
  )
}
