import { useState } from 'react'
import { toQuebecTime } from '@/supabase/functions/_calendar/quebec-time'
import { createReplyTimes, type ReplyTimes } from './reply-times'
import type { RequestFormProps } from './request-form'
import { useInBrowser } from './use-in-browser'

type Props = Pick<RequestFormProps, 'words' | 'calendar'>

const createUndated = ({ words }: Props): ReplyTimes => ({
  halfDays: [],
  describeReply: () => words.answer.usual,
})

function createDated(props: Props) {
  try {
    return createReplyTimes(props.words, props.calendar, toQuebecTime(new Date()))
  } catch {
    // Chromium may name a time zone that it then refuses: Etc/Unknown.
    return createUndated(props)
  }
}

/** Nothing is dated in the HTML as served. The time is read again when `moment` changes. */
export function useReplyTimes(props: Props, moment: string | number) {
  const isInBrowser = useInBrowser(() => true)
  const [dated, setDated] = useState<{ moment: typeof moment; replyTimes: ReplyTimes }>()
  if (isInBrowser && dated?.moment !== moment) setDated({ moment, replyTimes: createDated(props) })
  return dated?.replyTimes ?? createUndated(props)
}
