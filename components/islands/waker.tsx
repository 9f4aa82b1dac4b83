import { startTransition, useEffect, type ComponentType, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { propsOf } from './island-props'
import type { IslandName, IslandProps } from './props'

function Woken({ onWoken, children }: { onWoken: () => void; children: ReactNode }) {
  useEffect(onWoken, [onWoken])
  return children
}

/** What the file of an island gives to components/start/islands.ts: hydrates the printed island, and says when it listens. */
export const waker =
  <Name extends IslandName>(Component: ComponentType<IslandProps[Name]>) =>
  (island: HTMLElement): Promise<void> => {
    const props = propsOf(island) as IslandProps[Name]
    const root = island.querySelector('script + div')
    if (!root) throw new Error(`The island ${String(island.dataset.island)} was not printed.`)
    return new Promise((resolve) => {
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
