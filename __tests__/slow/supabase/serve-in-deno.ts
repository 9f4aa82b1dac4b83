// Started from here, and not from its own folder, the entry finds its packages in the project's
// node_modules and fetches nothing.
await import(`../../../supabase/functions/${Deno.env.get('FUNCTION_NAME') ?? ''}/index.ts`)
