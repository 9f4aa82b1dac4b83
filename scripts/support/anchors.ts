/** The anchors of a page, for the check of links at a build and at a save. */
export const listAnchors = (html: string) =>
  Array.from(html.matchAll(/\sid="([^"]+)"/g), ([, id = '']) => id)
