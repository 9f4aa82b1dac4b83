import { stringify } from 'yaml'

/** The one form of the files of content/: a text is a line, or a block of lines, so that a change shows as that change alone. */
export const formatYaml = (value: unknown) => stringify(value, { lineWidth: 0, singleQuote: true, aliasDuplicateObjects: false })
