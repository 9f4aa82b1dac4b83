import { basePath } from '@/lib/public-environment'
import { readBrowserBundle } from '../islands/read-browser-bundle'

/**
 * What stands at the end of <body>: the fonts, which would delay the text from the head
 * (docs/decisions/0008), and the styles of print, which no page waits for.
 */
export function LateStyles() {
  const { fontFaces, printStyles } = readBrowserBundle()
  return (
    <>
      {/* In a body, only the first child of an element may be a style. */}
      <div hidden>
        <style dangerouslySetInnerHTML={{ __html: fontFaces }} />
      </div>
      <link rel="stylesheet" media="print" href={basePath + printStyles} />
    </>
  )
}
