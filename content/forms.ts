import { load } from './load'
import { formsSchema } from './schemas'
import { advisors } from './team'

/** Whom the callback popup presents: her portrait, and her name in its title. */
export const [presented] = advisors

/** The words of both forms. The messages that the specification quotes are kept to the letter, their spaces included. */
export const forms = load('content/forms.yml', formsSchema)
