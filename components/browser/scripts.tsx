import { basePath } from '../../lib/public-environment'
import { readBrowserBundle } from '../../lib/read-browser-bundle'

/** A page under the pointer is fetched before it is asked for, where the browser knows how; nothing of it runs before. */
const speculation = {
  prefetch: [{ where: { href_matches: `${basePath}/*` }, eagerness: 'moderate' }],
}

/** In <head>: an old address is replaced and the text has its size before anything is painted. The rest waits until the page is read. */
export function SiteScripts() {
  const { headScript, mainScript } = readBrowserBundle()
  return (
    <>
      <script dangerouslySetInnerHTML={{ __html: headScript }} />
      <script src={`${basePath}${mainScript}`} defer />
      <script
        type="speculationrules"
        dangerouslySetInnerHTML={{ __html: JSON.stringify(speculation) }}
      />
    </>
  )
}

/** Stands after the contact form. */
export function EarlyFormScript() {
  return <script dangerouslySetInnerHTML={{ __html: readBrowserBundle().earlyFormScript }} />
}
