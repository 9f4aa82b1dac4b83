declare module '*.yml' {
  const names: Record<string, string>
  export default names
}
