/** « /services » and « /faq#depot » as the export serves them: under the base path, with the trailing slash, anchors and queries kept. */
export function localPath(path: string, basePath: string): string {
  const [, route = '/', rest = ''] = /^([^?#]*)(.*)$/.exec(path) ?? []
  const isFile = /\.[a-z0-9]+$/i.test(route)
  return `${basePath}${isFile || route.endsWith('/') ? route : `${route}/`}${rest}`
}
