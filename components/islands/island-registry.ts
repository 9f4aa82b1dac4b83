/**
 * The React islands. scripts/build/browser-bundle.ts makes a file of each, and a page renders one
 * with <Island>.
 */
export const registry = {
  'contact-form': () => import('../contact-form/contact-form'),
  'net-cost': () => import('../net-cost/net-cost'),
  'needs-assessment': () => import('../needs-assessment/needs-assessment'),
  'lease-dates': () => import('../lease-dates/lease-dates'),
  'visit-notebook': () => import('../visit-notebook/visit-notebook'),
}

type Registry = typeof registry
export type IslandName = keyof Registry
export type IslandProps<Name extends IslandName> = Parameters<
  Awaited<ReturnType<Registry[Name]>>['default']
>[0]
