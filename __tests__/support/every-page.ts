import { expect, test } from '@jest/globals'
import { listExportedRoutes, openExported } from './exported-pages'

/**
 * One question to every page: what is wrong with any of them is one list, each fault after the
 * address of its page.
 */
export function everyPage(
  promise: string,
  faultsOf: (page: Document, route: string) => Iterable<string>,
  besides: readonly string[] = [],
) {
  test(`every page ${promise}`, () => {
    const routes = [...listExportedRoutes(), ...besides]
    expect(routes.length).toBeGreaterThan(29)
    expect(
      routes.flatMap((route) =>
        Array.from(faultsOf(openExported(route), route), (fault) => `${route} : ${fault}`),
      ),
    ).toEqual([])
  })
}
