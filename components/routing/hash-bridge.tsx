import { inlineScript } from './inline-script'

const sourceFile = 'components/routing/hash-bridge-script.mjs'

/** What a value is, in a script inside HTML: no `<` may open a tag there. */
const literal = (value: unknown) => JSON.stringify(value).replaceAll('<', String.raw`\u003C`)

/** The text of the inline script, for the routes as content writes them (« / », « /services »). */
export function hashBridgeScript(routes: readonly string[], basePath: string): string {
  const names = routes.map((route) => route.slice(1))
  return `(function(){${inlineScript(sourceFile)}\ninstallHashBridge(${literal(names)},${literal(basePath)},window)})()`
}

/** First in <head>: an old address is replaced before anything is painted, and nothing waits for React. */
export function HashBridge({ routes, basePath }: { routes: readonly string[]; basePath: string }) {
  return <script dangerouslySetInnerHTML={{ __html: hashBridgeScript(routes, basePath) }} />
}
