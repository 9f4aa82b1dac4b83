export type JsonLdValue = string | number | boolean | undefined | JsonLdValue[] | { [key: string]: JsonLdValue }

/**
 * The one door for all structured data, with every `<` escaped. next-seo's own script (7.3.0) escapes `</script>` and lets `</script >` through, which
 * ends a script just as well: of next-seo, the processors of schema.org's types are used, and none of its components.
 */
export const JsonLd = ({ data, id }: { data: JsonLdValue; id: string }) => (
  <script
    type="application/ld+json"
    id={id}
    dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', String.raw`\u003C`) }}
  />
)
