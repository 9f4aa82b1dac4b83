import { splitList } from '../_shared/settings.ts'
import { createSignIn } from './sign-in.ts'

const setting = (name: string) => Deno.env.get(name) ?? ''

const handle = createSignIn({
  origins: splitList(setting('EDITOR_ORIGINS')),
  clientId: setting('EDITOR_CLIENT_ID'),
  clientSecret: setting('EDITOR_CLIENT_SECRET'),
})

Deno.serve((request) => handle(request))
