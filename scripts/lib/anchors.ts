/** The anchors of a page, for the check of the links of a build and of those of a save. */
export const listAnchors = (html: string) =>
  Array.from(html.matchAll(/\sid="([^"]+)"/g), ([, id = '']) => id)
