/** What a provider needs before its script, and what it leaves behind. */
export type ChatAdapter = {
  script: string
  prepare: () => void
  /** Its own names on window. What else appears there while it lives is found by comparison. */
  globals: RegExp
  /** What it puts in the page, wherever that is. */
  parts: string
}

const put = (name: string, value: unknown) => {
  Reflect.set(window, name, value)
}

export function crisp(id: string): ChatAdapter {
  return {
    script: 'https://client.crisp.chat/l.js',
    prepare: () => {
      put('$crisp', [])
      put('CRISP_WEBSITE_ID', id)
    },
    globals: /^(\$?crisp|\$__CRISP|__CRISP)/i,
    parts: '.crisp-client, [id^="crisp-"], [class^="crisp-"]',
  }
}

export function tawk(id: string): ChatAdapter {
  return {
    script: `https://embed.tawk.to/${id}`,
    prepare: () => {
      put('Tawk_API', {})
      put('Tawk_LoadStart', new Date())
    },
    globals: /^\$?_?tawk/i,
    parts: '[id^="tawk-"], [class*="tawk-"], .widget-visible, .widget-hidden',
  }
}

export function scriptAddress(address: string): ChatAdapter {
  return { script: address, prepare: () => undefined, globals: /(?!)/, parts: '[data-chat-part]' }
}

export function chooseAdapter(provider: string, id: string, address: string): ChatAdapter | undefined {
  if (provider === 'crisp') return crisp(id)
  if (provider === 'tawk') return tawk(id)
  return provider === 'script' ? scriptAddress(address) : undefined
}
