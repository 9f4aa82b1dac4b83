import { load } from './load'
import { interfaceSchema } from './schemas'

export const interfaceTexts = load('content/interface.yml', interfaceSchema)
