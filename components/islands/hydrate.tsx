import { startTransition, useEffect, type ComponentType, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { registry, type IslandName } from './island-registry'

function Hydrated({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  useEffect(onHydrated, [onHydrated])
  return children
}

/**
 * Hydrates an island, and resolves once it handles events. React empties the root of a component
 * that throws: what was there, with the words typed, is then put back without code.
 */
export async function hydrate(island: HTMLElement) {
  const name = island.dataset.island as IslandName
  const { default: Component } = (await registry[name]()) as { default: ComponentType }
  const props = JSON.parse(
    island.querySelector('script[type="application/json"]')?.textContent ?? '',
  ) as object
  const root = island.querySelector('[data-root]')
  if (!root) throw new Error(`The island ${name} was not rendered.`)
  const nodes = [...root.childNodes]
  const focused = document.activeElement
  await new Promise<void>((resolve, reject) => {
    const restore = (error: unknown) => {
      // It would throw again at each touch, and take the focus away.
      delete island.dataset.modules
      root.replaceChildren(...nodes)
      if (focused instanceof HTMLElement) focused.focus()
      reject(error instanceof Error ? error : new Error(String(error)))
    }
    // In a transition, React yields every few milliseconds, so that the browser shows what is
    // typed.
    startTransition(() => {
      hydrateRoot(
        root,
        <Hydrated onHydrated={resolve}>
          <Component {...props} />
        </Hydrated>,
        { onUncaughtError: restore },
      )
    })
  })
}
