import { JsonLdScript } from 'next-seo'
import { isValidElement, type ReactElement } from 'react'

export type JsonLdValue = string | number | boolean | undefined | JsonLdValue[] | { [key: string]: JsonLdValue }

type ScriptElement = ReactElement<{ dangerouslySetInnerHTML: { __html: string } }>

/**
 * next-seo's script with every `<` escaped. Its own serialiser (7.3.0) escapes `</script>` and lets `</script >` through, which ends a script just as
 * well; hence one door for all structured data, and none of next-seo's ready components, which print for themselves.
 */
export function JsonLd({ data, id }: { data: JsonLdValue; id: string }) {
  const script = JsonLdScript({ data, scriptKey: id })
  if (!isValidElement(script)) return null
  const { type, key, props } = script as ScriptElement
  const Script = type as 'script'
  return <Script {...props} key={key} dangerouslySetInnerHTML={{ __html: escapeTags(props.dangerouslySetInnerHTML.__html) }} />
}

const escapeTags = (json: string) => json.replaceAll('<', String.raw`\u003C`)
