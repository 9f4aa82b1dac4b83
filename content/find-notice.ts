import { env } from '../env.mjs'
import { getQuebecDate } from '@/lib/quebec-date'
import { notices } from './words'

/**
 * Finds the notice of a day, its first and last day included. Previews show a notice before its
 * first day.
 */
export const findNotice = (list = notices, deployKind = env.deployKind, today = getQuebecDate()) =>
  list.find(({ from, to }) => today <= to.iso && (deployKind !== 'production' || from.iso <= today))
