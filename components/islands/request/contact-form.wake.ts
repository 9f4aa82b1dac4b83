import { waker } from '../waker'
import { ContactForm } from './contact-form'

export const wake = waker<'contact-form'>(ContactForm)
