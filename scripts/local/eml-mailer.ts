// The local server's carrier: an .eml file that any mail program opens.
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'

import nodemailer from 'nodemailer'

import type { Log, Mailer } from '../../supabase/functions/send-contact-email/types.ts'

export function createEmlMailer(directory: string, log: Log): Mailer {
  // Only composes. No path or address inside an e-mail is ever followed.
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    async send(mail) {
      const { message } = await composer.sendMail({
        from: mail.from,
        to: mail.to,
        ...(mail.replyTo === undefined ? {} : { replyTo: mail.replyTo }),
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        date: mail.receivedAt,
        messageId: `<${mail.id}@send-contact-email>`,
        disableFileAccess: true,
        disableUrlAccess: true,
      })
      // Families' names and telephone numbers: for this account on this machine only.
      await mkdir(directory, { recursive: true, mode: 0o700 })
      // Named by time and number, never by who wrote; the same request written twice is one file.
      const path = join(directory, `${mail.receivedAt.toISOString().slice(0, 19).replaceAll(':', '-')}-${mail.id}.eml`)
      // On the disk and whole before it counts as sent, even through a power cut: this copy may be the only one.
      const draft = `${path}.${crypto.randomUUID()}.part`
      try {
        const file = await open(draft, 'wx', 0o600)
        try {
          await file.writeFile(Buffer.isBuffer(message) ? message : await buffer(message))
          await file.sync()
        } finally {
          await file.close()
        }
        await rename(draft, path)
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
      log(`Courriel écrit : ${path}`)
    },
  }
}
