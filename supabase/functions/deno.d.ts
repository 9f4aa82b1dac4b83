// The little of Deno that index.ts uses, for the project's own type check. `deno check` uses Deno's
// real types and never reads this file.
declare namespace Deno {
  const env: { get(name: string): string | undefined; toObject(): Record<string, string> }
  function serve(
    handler: (
      request: Request,
      info: { remoteAddr?: { hostname?: string } },
    ) => Response | Promise<Response>,
  ): unknown
}
