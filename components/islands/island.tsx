import type { ComponentType } from 'react'
import { PhoneLink } from '../ui/phone-link'
import type { IslandName, IslandProps } from './props'

type Props<Name extends IslandName> = {
  name: Name
  of: ComponentType<IslandProps[Name]>
  props: IslandProps[Name]
  /** Said aloud where the code does not come or cannot run, with the number that `call` goes before. */
  lost: { text: string; call: string; phone: { text: string; href: string } }
  /** Its code is fetched once the page is loaded, rather than at the first gesture. */
  early?: boolean
  /** A file that it will ask for, brought along with its code. */
  warm?: string
}

/** What a value is, in a script inside HTML: no `<` may open a tag there. */
const json = (value: unknown) => JSON.stringify(value).replaceAll('<', String.raw`\u003C`)

/**
 * A part of the page that comes alive when somebody is about to write in it: printed here with its props beside it, woken by components/start/islands.ts,
 * hydrated by waker.tsx. In `next dev` it is a client component like any other.
 */
export function Island<Name extends IslandName>({ name, of: Component, props, lost, early = false, warm }: Props<Name>) {
  return (
    <div data-island={name} data-early={early ? '' : undefined} data-warm={warm}>
      <script type="application/json" dangerouslySetInnerHTML={{ __html: json(props) }} />
      <div>
        <Component {...props} />
      </div>
      <div className="island-lost" role="alert">
        <p>{lost.text}</p>
        <p>
          {lost.call} <PhoneLink phone={lost.phone} />
        </p>
      </div>
    </div>
  )
}
