const encoder = new TextEncoder()

const hex = (bytes: ArrayBuffer) => Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')

export const sha256 = async (text: string) => hex(await crypto.subtle.digest('SHA-256', encoder.encode(text)))

export async function saltedHash(salt: string, text: string) {
  const key = await crypto.subtle.importKey('raw', encoder.encode(salt), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  return hex(await crypto.subtle.sign('HMAC', key, encoder.encode(text)))
}

/** Comparing digests takes the same time however many first characters are right. */
export async function carriesBearer(request: Request, accepted: readonly string[]) {
  const given = /^Bearer +(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1]
  if (given === undefined) return false
  const digest = await sha256(given)
  const digests = await Promise.all(accepted.map(sha256))
  return digests.includes(digest)
}
