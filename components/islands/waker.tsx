import { startTransition, useEffect, type ComponentType, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { propsOf } from './island-props'
import type { IslandName, IslandProps } from './props'

function Woken({ onWoken, children }: { onWoken: () => void; children: ReactNode }) {
  useEffect(onWoken, [onWoken])
  return children
}

/** Where nobody looks at the tab, no frame comes. */
const patience = 300

/**
 * What was typed while the code was read is on the screen. React hydrates a whole form at once for a key that is pressed in it: with the reading before
 * it, a letter waited for 750 ms on a processor 20 times slower.
 */
const shown = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, patience)
  })

/** What the file of an island gives to components/start/islands.ts: hydrates the printed island, and says when it listens. */
export const waker =
  <Name extends IslandName>(Component: ComponentType<IslandProps[Name]>) =>
  async (island: HTMLElement): Promise<void> => {
    const props = propsOf(island) as IslandProps[Name]
    const root = island.querySelector('script + div')
    if (!root) throw new Error(`The island ${String(island.dataset.island)} was not printed.`)
    await shown()
    await new Promise<void>((resolve) => {
      // A transition is done in slices of 5 ms, between which the browser shows what is typed.
      startTransition(() => {
        hydrateRoot(
          root,
          <Woken onWoken={resolve}>
            <Component {...props} />
          </Woken>,
        )
      })
    })
  }
