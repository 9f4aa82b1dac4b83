// What a module that is no program gives: the editor's names.
declare module '*.yml' {
  const names: Record<string, string>
  export default names
}
