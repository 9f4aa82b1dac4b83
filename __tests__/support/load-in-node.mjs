/** Lets Node load a module, once for all the test files of a worker, outside of the registry that
 * jest makes anew for each. */
export default {
  /**
   * @param {string} _source
   * @param {string} file
   */
  process: (_source, file) => ({
    code: `module.exports = require('node:vm').runInThisContext('process').getBuiltinModule('node:module').createRequire(__filename)(${JSON.stringify(file)})`,
  }),
}
