import { expect, test } from '@jest/globals'
import { sitePages } from '@/content/pages'
import { buildLocalPath } from '@/lib/paths'
import { listExportedRoutes, openExported } from './exported-pages'

/** Registers one test that lists the faults of every page, each after the address of its page. */
export function testEveryPage(
  claim: string,
  findFaults: (page: Document, route: string) => Iterable<string>,
  extraRoutes: readonly string[] = [],
) {
  test(`every page ${claim}`, () => {
    const routes = listExportedRoutes()
    expect(routes.toSorted()).toEqual(
      sitePages.map(({ path }) => buildLocalPath(path, '')).toSorted(),
    )
    expect(
      [...routes, ...extraRoutes].flatMap((route) =>
        Array.from(findFaults(openExported(route), route), (fault) => `${route} : ${fault}`),
      ),
    ).toEqual([])
  })
}
