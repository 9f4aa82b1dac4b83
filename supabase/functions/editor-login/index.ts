import { splitList } from '../send-contact-email/settings.ts'
import { createLogin } from './login.ts'

const setting = (name: string) => Deno.env.get(name) ?? ''

const handle = createLogin({
  origins: splitList(setting('EDITOR_ORIGINS')),
  clientId: setting('EDITOR_CLIENT_ID'),
  clientSecret: setting('EDITOR_CLIENT_SECRET'),
})

Deno.serve((request) => handle(request))
