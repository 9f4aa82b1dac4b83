/** As Node loads it, outside of the modules that jest makes anew for each test file: once for all the files that a worker runs. */
export default {
  /**
   * @param {string} _source
   * @param {string} file
   */
  process: (_source, file) => ({
    code: `module.exports = require('node:vm').runInThisContext('process').getBuiltinModule('node:module').createRequire(__filename)(${JSON.stringify(file)})`,
  }),
}
