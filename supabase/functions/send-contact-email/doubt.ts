import type { ContactMessage } from '../_shared/contact-message.ts'

const link = /https?:\/\/|www\.|\[url/gi

const links = (value: string) => value.match(link)?.length ?? 0

/** What robots send and families hardly ever do. Where it is wrong, the message comes with a digest, minutes later: nothing else. */
export const looksAutomated = (message: ContactMessage) => links(message.name) > 0 || links(message.message) > 2
