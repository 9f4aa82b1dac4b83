import { basePath } from '@/lib/public-environment'
import { readBrowserBundle } from '../islands/read-browser-bundle'

/** Speculation rules that make the browser fetch a page when its link is hovered. */
const speculation = {
  prefetch: [{ where: { href_matches: `${basePath}/*` }, eagerness: 'moderate' }],
}

/**
 * The scripts of <head>: the inline script that runs before the first paint, then the deferred main
 * script.
 */
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

export function EarlyFormScript() {
  return <script dangerouslySetInnerHTML={{ __html: readBrowserBundle().earlyFormScript }} />
}
