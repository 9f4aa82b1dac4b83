'use strict'
// Every npm command loads this file first (node -r), so it must also run on a Node that is too old for everything else: ES5 only.

/**
 * The sentence that stops a command on an old Node, or '' when the version is recent enough.
 * @param {string} version such as 20.19.0
 * @param {string} range the "engines" of package.json, such as >=20.19.0
 */
function refusal(version, range) {
  var wanted = range.replace('>=', '').split('.')
  var found = version.split('.')
  var isOld = Number(found[0]) < Number(wanted[0]) || (found[0] === wanted[0] && Number(found[1]) < Number(wanted[1]))
  if (!isOld) return ''
  var least = wanted[0] + '.' + wanted[1]
  return (
    'Node ' + least + ' or later is needed, and this is Node ' + version + '. Install a newer one from https://nodejs.org and try again.'
  )
}

var sentence = refusal(process.versions.node, require('../package.json').engines.node)
if (sentence) {
  console.error(sentence)
  process.exit(1)
}

module.exports = { refusal: refusal }
