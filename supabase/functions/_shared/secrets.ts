export const toHex = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')

export const encode = (text: string) => new TextEncoder().encode(text)

export const sha256 = async (text: string) =>
  toHex(await crypto.subtle.digest('SHA-256', encode(text)))

/** Comparing digests takes the same time however many first characters are right. */
export async function isOneOf(text: string, secrets: readonly string[]) {
  const digests = await Promise.all(secrets.map(sha256))
  return digests.includes(await sha256(text))
}

export async function hasBearer(httpRequest: Request, accepted: readonly string[]) {
  const key = /^Bearer +(\S+)$/i.exec(httpRequest.headers.get('authorization') ?? '')?.[1]
  return key !== undefined && isOneOf(key, accepted)
}
