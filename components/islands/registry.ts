/** Every island: where visitors act, and React runs. The build makes a file of each (scripts/build/browser-bundle.ts); a page names one with <Island>. */
export const registry = {
  'contact-form': () => import('../contact-form/contact-form'),
  'popup-form': () => import('../popup/popup-form'),
  'net-cost': () => import('../net-cost/net-cost'),
  'needs-assessment': () => import('../needs-assessment/needs-assessment'),
  'visit-notebook': () => import('../visit-notebook/visit-notebook'),
}

type Registry = typeof registry
export type IslandName = keyof Registry
export type IslandProps<Name extends IslandName> = Parameters<
  Awaited<ReturnType<Registry[Name]>>['default']
>[0]
