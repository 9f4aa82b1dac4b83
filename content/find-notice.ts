import { env } from '@/env.mjs'
import { getQuebecDate } from '@/supabase/functions/_calendar/quebec-time'
import { words } from './words'

/** Finds the notice of a day, which previews show before its first day. */
export const findNotice = (
  list = words.notices,
  deployKind = env.deployKind,
  today = getQuebecDate(),
) =>
  list.find(({ from, to }) => today <= to.iso && (deployKind !== 'production' || from.iso <= today))
