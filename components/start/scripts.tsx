import { readBundle } from './bundle'

/** A page under the pointer is fetched before it is asked for, where the browser knows how; nothing of it runs before. */
const speculation = (basePath: string) => ({ prefetch: [{ where: { href_matches: `${basePath}/*` }, eagerness: 'moderate' }] })

/** In <head>: an old address is replaced and the text has its size before anything is painted. The rest waits until the page is read. */
export function StartScripts({ basePath }: { basePath: string }) {
  const { first, start } = readBundle()
  return (
    <>
      <script dangerouslySetInnerHTML={{ __html: first }} />
      <script src={`${basePath}${start}`} defer />
      <script type="speculationrules" dangerouslySetInnerHTML={{ __html: JSON.stringify(speculation(basePath)) }} />
    </>
  )
}
