import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { expect, test } from '@jest/globals'
import { listExportedRoutes } from '../support/exported-pages'
import { servePlainly } from './plain-host'

const script = '__tests__/slow/webkitgtk.py'

test('WebKitGTK opens every page, sends the form and meets the popup once', async () => {
  const host = await servePlainly('out', '', (pathname, response) => {
    if (pathname.startsWith('/functions/')) response.writeHead(200).end('{}')
    return pathname.startsWith('/functions/')
  })

  const screen = ['-a', '-s', '-screen 0 1400x1100x24']
  const webkit = spawn('xvfb-run', [
    ...screen,
    '/usr/bin/python3',
    script,
    host.origin,
    ...listExportedRoutes(),
  ])
  const [faults] = await Promise.all([text(webkit.stdout), once(webkit, 'exit')])
  await host.close()

  expect(faults).toBe('')
  expect(webkit.exitCode).toBe(0)
}, 600_000)
