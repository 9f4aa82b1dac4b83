import { words as siteWords } from '@/content/words'

type Props = { branch: string; commit: string; builtAt: string }

const dateTimeFormat = new Intl.DateTimeFormat('fr-CA', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'America/Toronto',
})

/** Tells staff that the site is a preview, and of which branch and commit. */
export function PreviewBanner({ branch, commit, builtAt }: Props) {
  const words = siteWords.interfaceTexts.preview
  const facts = [
    branch && `${words.branch} ${branch}`,
    commit && `${words.commit} ${commit.slice(0, 7)}`,
    builtAt && `${words.builtAt} ${dateTimeFormat.format(new Date(builtAt))}`,
  ]
  return (
    <p className="callout small screen-only">
      <strong>{words.title}</strong> {facts.filter(Boolean).join(' · ')}
    </p>
  )
}
