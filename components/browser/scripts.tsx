import { basePath } from '@/lib/public-environment'
import { readBrowserBundle } from './read-browser-bundle'

/** Fetches a page when its link is hovered. */
const speculation = {
  prefetch: [{ where: { href_matches: `${basePath}/*` }, eagerness: 'moderate' }],
}

/** In <head>: what must run before the first paint, then the deferred script. */
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
