import { types } from '../../static-files'

/** The types of the local server, as other servers want them: the charset apart, which only text has. */
export const mimeTypes = Object.entries(types).map(([ending, type = '']) => ({
  ending,
  type: type.replace(/;.*/, ''),
  isText: type.includes('charset'),
}))
