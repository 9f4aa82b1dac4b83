import { recall } from '../../start/memory'
import { underWayKey } from '../../start/under-way'
import { waker } from '../waker'
import { ContactForm } from './contact-form'

const wakeForm = waker<'contact-form'>(ContactForm)

/**
 * The page was left while the message was on its way: a sentence over the words that came back says so, until they are sent again. The attribute is the
 * island's: on the form, React would report a hydration mismatch.
 */
function sayWhenLeft(island: HTMLElement) {
  const form = island.querySelector('form')
  if (!form?.querySelector('textarea')?.value || recall('sessionStorage', underWayKey('contact')) === null) return
  island.dataset.left = ''
  form.addEventListener('submit', () => {
    delete island.dataset.left
  })
}

export const wake = (island: HTMLElement) => {
  sayWhenLeft(island)
  return wakeForm(island)
}
