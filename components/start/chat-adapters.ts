/** What a provider needs before its script. */
type ChatAdapter = { script: string; prepare: () => void }

const put = (name: string, value: unknown) => {
  Reflect.set(window, name, value)
}

const crisp = (id: string): ChatAdapter => ({
  script: 'https://client.crisp.chat/l.js',
  prepare: () => {
    put('$crisp', [])
    put('CRISP_WEBSITE_ID', id)
  },
})

const tawk = (id: string): ChatAdapter => ({
  script: `https://embed.tawk.to/${id}`,
  prepare: () => {
    put('Tawk_API', {})
    put('Tawk_LoadStart', new Date())
  },
})

export function chooseAdapter(provider: string, id: string, address: string): ChatAdapter | undefined {
  if (provider === 'crisp') return crisp(id)
  if (provider === 'tawk') return tawk(id)
  return provider === 'script' ? { script: address, prepare: () => undefined } : undefined
}
