import { site } from '@/content/site'
import { absoluteUrl } from './addresses'
import { articlePages, mainPages } from './site-pages'

type Entry = (typeof mainPages)[number]

// A bracket in a title would close the link.
const line = ({ path, title, description }: Entry) =>
  `- [${title.replace(/[[\]]/g, '\\$&')}](${absoluteUrl(path)}): ${description}`

/** The site in one page of Markdown for language models (llmstxt.org). */
export function llmsText(): string {
  const lines = [
    `# ${site.brand}`,
    '',
    `> ${site.brand}, ${site.tagline}. ${mainPages[0]?.description ?? ''}`,
    '',
    site.whoPays,
    '',
    `- ${site.phone.text}`,
    `- ${site.email}`,
    `- ${site.area}`,
    `- ${site.hours.text}`,
    '',
    '## Pages',
    '',
    ...mainPages.map(line),
    '',
    '## Articles',
    '',
    ...articlePages.map(line),
    '',
  ]
  return lines.join('\n')
}
