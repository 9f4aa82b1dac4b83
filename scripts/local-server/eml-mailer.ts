// The mail provider of the local server, which writes .eml files that any mail program opens.
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import nodemailer from 'nodemailer'

import type { SendMail } from '@/supabase/functions/send-contact-email/compose'

export function createEmlMailer(directory: string, log: (sentence: string) => void): SendMail {
  const composer = nodemailer.createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'windows',
  })
  return async ({ id, receivedAt, from, to, replyTo, subject, text }) => {
    const { message } = await composer.sendMail({
      from,
      to,
      ...(replyTo !== undefined && { replyTo }),
      subject,
      text,
      date: receivedAt,
      messageId: `<${id}@send-contact-email>`,
    })
    // E-mails hold families' names and phone numbers, so only this account can read them.
    await mkdir(directory, { recursive: true, mode: 0o700 })
    // A file is named by time and number, never by its author; the same request written twice is
    // one file.
    const path = join(
      directory,
      `${receivedAt.toISOString().slice(0, 19).replaceAll(':', '-')}-${id}.eml`,
    )
    await writeFile(path, message, { mode: 0o600 })
    log(`Courriel écrit : ${path}`)
  }
}
