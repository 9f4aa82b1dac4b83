import { hasPendingRequest } from '../../start/pending-request'
import { waker } from '../waker'
import { CallbackForm } from './callback-form'
import { ContactForm } from './contact-form'

const wakeCallback = waker<'callback'>(CallbackForm)
const wakeContact = waker<'contact-form'>(ContactForm)

/**
 * The page was left while the message was on its way: a sentence over the words that came back says so, until they are sent again. The attribute is the
 * island's: on the form, React would report a hydration mismatch.
 */
function sayWhenLeft(island: HTMLElement) {
  const form = island.querySelector('form')
  if (!form?.querySelector('textarea')?.value || !hasPendingRequest('contact')) return
  island.dataset.left = ''
  form.addEventListener('submit', () => {
    delete island.dataset.left
  })
}

/** One file for both, which share nearly all of it: two would be a request more on /contact/. */
export const wake = (island: HTMLElement) => {
  if (island.dataset.island === 'callback') return wakeCallback(island)
  sayWhenLeft(island)
  return wakeContact(island)
}
