import { waker } from '../waker'
import { CallbackForm } from './callback-form'

export const wake = waker<'callback'>(CallbackForm)
