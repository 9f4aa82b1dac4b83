// npm run dev, and npm run edit with the form that edits the texts: Next's development server with hot reload, and the contact function on the same origin, as on the finished site.
import { loadEnvironment, readHost, readPort } from './environment.mjs'
import { installMissing } from './install.mjs'
import { tryPort } from './port.mjs'
import { main } from './stop.mjs'

await main(async () => {
  loadEnvironment()
  const port = readPort()
  const host = readHost()
  await tryPort(port)
  await installMissing(console.log)
  // A mistake in .env stops here, with its sentence.
  await import('../env.mjs')
  const { register } = await import('tsx/esm/api')
  register()
  const { develop } = await import('./develop.ts')
  await develop(port, host, process.argv.includes('edit'))
})
