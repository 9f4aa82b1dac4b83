import { waker } from '../waker'
import { Search } from './search'

export const wake = waker<'search'>(Search)
