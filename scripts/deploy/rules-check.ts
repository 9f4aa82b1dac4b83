// npm run rules:check: red from 1 December while content/tools/rules.yml lacks the tax rules of the
// next year. A nightly workflow runs it. No deploy waits for it, so that a telephone number can
// still be corrected.
import { rules } from '../../content/rules'
import { UserError } from '../lib/user-error.mjs'
import { taxRulesCheck } from './checks'

const { text, isDone } = taxRulesCheck(rules.years, new Date())

if (!isDone) throw new UserError(text)

console.log(text)
