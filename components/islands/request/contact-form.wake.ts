import { recall } from '../../start/memory'
import { underWayKey } from '../../start/under-way'
import { waker } from '../waker'
import { ContactForm } from './contact-form'

const wakeForm = waker<'contact-form'>(ContactForm)

/**
 * The page was left while the message was on its way: a sentence over the words that came back says so, until they are sent again. The mark is the
 * island's: React, when it takes the form over, would stumble on an attribute that it does not know.
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
