/**
 * The region of the functions: that of their database, so that words stay in Canada. Supabase would
 * else run a function near its caller; another host ignores the parameter.
 */
export const functionRegion = 'ca-central-1'

export const buildFunctionUrl = (host: string, name: string) =>
  `${host}/functions/v1/${name}?forceFunctionRegion=${functionRegion}`
