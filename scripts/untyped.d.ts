// What the configuration uses of a package that comes without types (those on the registry bring a second ESLint), and the editor of a file.
declare module 'eslint-plugin-jsx-a11y' {
  const plugin: { flatConfigs: { strict: import('eslint').Linter.Config } }
  export default plugin
}
declare module '*.yml' {
  const names: Record<string, string>
  export default names
}
