import { basePath } from '@/lib/public-environment'
import { readBrowserFiles } from './read-browser-files'

/** Speculation rules that make the browser fetch a page when its link is hovered. */
const speculation = {
  prefetch: [{ where: { href_matches: `${basePath}/*` }, eagerness: 'moderate' }],
}

/** The scripts of <head>: the inline one runs before the first paint, then what to prefetch. */
export function HeadScripts() {
  return (
    <>
      <script dangerouslySetInnerHTML={{ __html: readBrowserFiles().headScript }} />
      <script
        type="speculationrules"
        dangerouslySetInnerHTML={{ __html: JSON.stringify(speculation) }}
      />
    </>
  )
}

/** Stands at the end of <body>, so that its download does not slow the first picture down. */
export function MainScript() {
  return <script src={`${basePath}${readBrowserFiles().mainScript}`} defer />
}

export function EarlyFormScript() {
  return <script dangerouslySetInnerHTML={{ __html: readBrowserFiles().earlyFormScript }} />
}
