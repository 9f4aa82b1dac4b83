import { securityText } from '@/components/seo/security-text'

export const dynamic = 'force-static'

export function GET() {
  return new Response(securityText(new Date()), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}
