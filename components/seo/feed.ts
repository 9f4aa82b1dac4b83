import type { Article } from '@/content/articles'
import { site } from '@/content/site'
import { absoluteUrl } from './addresses'

const escapeXml = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => `&#${String(sign.charCodeAt(0))};`)

/** Noon UTC is the same day in Québec all year round, which midnight is not. */
const moment = (day: string) => `${day}T12:00:00Z`

function entry({ url, title, excerpt, author, category, date, updated }: Article): string {
  return [
    '  <entry>',
    `    <id>${url}</id>`,
    `    <title>${escapeXml(title)}</title>`,
    `    <link rel="alternate" type="text/html" href="${url}"/>`,
    `    <published>${moment(date.iso)}</published>`,
    `    <updated>${moment((updated ?? date).iso)}</updated>`,
    `    <author><name>${escapeXml(author)}</name></author>`,
    `    <category term="${escapeXml(category)}"/>`,
    `    <summary>${escapeXml(excerpt)}</summary>`,
    '  </entry>',
  ].join('\n')
}

/**
 * An Atom feed (RFC 4287), newest article first. The package `feed` would bring an XML writer for
 * these lines.
 */
export function atomFeed(title: string, subtitle: string, articles: readonly Article[]): string {
  const days = articles.map(({ date, updated }) => (updated ?? date).iso)
  const lines = [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="fr-CA">',
    `  <id>${absoluteUrl('/blog')}</id>`,
    `  <title>${escapeXml(title)}</title>`,
    `  <subtitle>${escapeXml(subtitle)}</subtitle>`,
    `  <link rel="self" type="application/atom+xml" href="${absoluteUrl('/feed.xml')}"/>`,
    `  <link rel="alternate" type="text/html" href="${absoluteUrl('/blog')}"/>`,
    `  <updated>${moment(days.toSorted().at(-1) ?? '')}</updated>`,
    `  <author><name>${escapeXml(site.brand)}</name></author>`,
    ...articles.map(entry),
    '</feed>',
    '',
  ]
  return lines.join('\n')
}
