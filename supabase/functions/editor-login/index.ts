import { createLogin } from './login.ts'

const setting = (name: string) => Deno.env.toObject()[name] ?? ''

const handle = createLogin({
  origins: setting('EDITOR_ORIGINS')
    .split(',')
    .map((origin) => origin.trim())
    .filter(Boolean),
  clientId: setting('EDITOR_CLIENT_ID'),
  clientSecret: setting('EDITOR_CLIENT_SECRET'),
})

Deno.serve((request) => handle(request))
