import type { Forms } from '@/content/schemas'
import type { CountedProblem, SimpleProblem } from '../../../supabase/functions/_shared/contact-message'
import { fillIn } from '../../ui/words'

export type ProblemWords = Pick<Forms, 'problems' | 'countedProblems'>

const inFrench = (digits: string) => Number(digits).toLocaleString('fr-CA')

/** What a visitor reads beside a field: « emailTooLong 260 254 » is told by its sentence, with both figures in their place. */
export function problemSentence(problem: string | undefined, { problems, countedProblems }: ProblemWords): string | undefined {
  const [name = '', n, most = ''] = (problem ?? '').split(' ')
  if (n === undefined) return problems[name as SimpleProblem]
  return fillIn(countedProblems[name as CountedProblem], { n: inFrench(n), most: inFrench(most) })
}
