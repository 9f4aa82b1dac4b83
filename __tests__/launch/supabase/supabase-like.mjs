// What a Supabase project has that an empty Postgres has not, as far as this project meets it: its
// roles and default grants, and extensions that write down what they are asked instead of doing it.
// The owner of everything is no superuser, as there.

/** @type {Record<string, string>} */
const extensions = {
  pg_cron: `
    create schema cron;
    create table cron.job (
      jobid bigint generated always as identity, jobname text unique, schedule text,
      command text, active boolean default true);
    create table cron.job_run_details (
      jobid bigint, status text, return_message text, start_time timestamptz);
    create function cron.schedule(job_name text, schedule text, command text)
    returns bigint language sql as $$
      insert into cron.job (jobname, schedule, command) values ($1, $2, $3)
      on conflict (jobname) do update set schedule = excluded.schedule, command = excluded.command
      returning jobid $$;`,
  pg_net: `
    create schema net;
    create table net.asked (url text, headers jsonb, body jsonb);
    create function net.http_post(
      url text, body jsonb default '{}', params jsonb default '{}',
      headers jsonb default '{}', timeout_milliseconds integer default 5000)
    returns bigint language sql as $$
      insert into net.asked values (url, headers, body);
      select 1::bigint $$;`,
}

/**
 * @typedef {{ exec: (statements: string) => Promise<unknown>, Module: { FS: { writeFile: (path:
 * string, content: string) => void } } }} Database
 */

/** @param {Database} database */
export async function makeLikeSupabase(database) {
  const folder = '/pglite/share/postgresql/extension'
  for (const [name, statements] of Object.entries(extensions)) {
    database.Module.FS.writeFile(
      `${folder}/${name}.control`,
      "default_version = '1.0'\nrelocatable = false\nschema = pg_catalog\n",
    )
    database.Module.FS.writeFile(`${folder}/${name}--1.0.sql`, statements)
  }
  await database.exec(`
    create role anon nologin;
    create role authenticated nologin;
    create role service_role nologin bypassrls;
    create role project_owner login nosuperuser createrole bypassrls;
    grant all on schema public to project_owner;
    grant create on database postgres to project_owner;
    grant usage on schema public to anon, authenticated, service_role;
    alter default privileges for role project_owner in schema public
      grant all on tables to anon, authenticated, service_role;
    alter default privileges for role project_owner in schema public
      grant all on functions to anon, authenticated, service_role;
    alter default privileges for role project_owner in schema public
      grant all on sequences to anon, authenticated, service_role;
    create extension pg_cron; create extension pg_net;
    grant usage on schema cron, net to project_owner;
    grant all on all tables in schema cron, net to project_owner;
    set session authorization project_owner;`)
}
