// The little of Deno that index.ts uses, for the type check of the project: `deno check` reads the
// real types.
declare namespace Deno {
  const env: { get(name: string): string | undefined; toObject(): Record<string, string> }
  function serve(handler: (request: Request) => Response | Promise<Response>): unknown
}
