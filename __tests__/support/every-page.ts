import { expect, test } from '@jest/globals'
import { listExportedRoutes, openExported } from './exported-pages'

/** Registers one test that lists the faults of every page, each after the address of its page. */
export function testEveryPage(
  claim: string,
  findFaults: (page: Document, route: string) => Iterable<string>,
  extraRoutes: readonly string[] = [],
) {
  test(`every page ${claim}`, () => {
    const routes = [...listExportedRoutes(), ...extraRoutes]
    expect(routes.length).toBeGreaterThan(29)
    expect(
      routes.flatMap((route) =>
        Array.from(findFaults(openExported(route), route), (fault) => `${route} : ${fault}`),
      ),
    ).toEqual([])
  })
}
