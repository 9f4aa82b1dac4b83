import { env } from '../env.mjs'
import { getQuebecDate } from '@/lib/quebec-date'
import { notices } from './words'

/** The notice of a day, first and last day included. Previews show it before. */
export const findNotice = (list = notices, deployKind = env.deployKind, today = getQuebecDate()) =>
  list.find(({ from, to }) => today <= to.iso && (deployKind !== 'production' || from.iso <= today))
