export async function sha256(text: string) {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Comparing digests takes the same time however many first characters are right. */
export async function hasBearer(request: Request, accepted: readonly string[]) {
  const key = /^Bearer +(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1]
  if (key === undefined) return false
  const digest = await sha256(key)
  const digests = await Promise.all(accepted.map(sha256))
  return digests.includes(digest)
}
