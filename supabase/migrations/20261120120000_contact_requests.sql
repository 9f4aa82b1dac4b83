-- Every message a family sends, written down before it is acknowledged. The same file runs on Supabase and in the embedded database.

create table public.contact_requests (
  -- Made from the idempotency key and the message: what is sent again meets its own row.
  id              uuid primary key,
  received_at     timestamptz not null default now(),
  -- What the form sent, field by field, as the shared schema cleaned it.
  message         jsonb not null,
  -- Why the subject of its e-mail is marked.
  suspect         text check (suspect in ('address', 'hour', 'links')),
  -- Salted, kept one hour: the limits need no more.
  address_hash    text,
  network_hash    text,
  -- E-mail attempts begun. While one is under way, next_attempt_at says when another may take over.
  attempts        integer not null default 1,
  next_attempt_at timestamptz not null default now() + interval '2 minutes',
  last_failure    text,
  sent_at         timestamptz
);

create index contact_requests_received_at on public.contact_requests (received_at);
create index contact_requests_waiting on public.contact_requests (next_attempt_at) where sent_at is null;

-- No policy: with row-level security on, the public key reads and writes nothing. The function connects as the table's owner.
alter table public.contact_requests enable row level security;

-- Messages after 12 months, once they were e-mailed; hashes of addresses after one hour. Returns how many messages were erased.
create function public.erase_expired_contact_requests() returns integer language sql set search_path = '' as $$
  update public.contact_requests set address_hash = null, network_hash = null
   where address_hash is not null and received_at < now() - interval '1 hour';
  with erased as (
    delete from public.contact_requests where sent_at is not null and received_at < now() - interval '12 months' returning 1
  )
  select count(*)::integer from erased;
$$;

-- Supabase grants new tables and functions to its API roles by default.
do $$
declare
  grantee text;
begin
  for grantee in select 'public' union all select rolname from pg_catalog.pg_roles where rolname in ('anon', 'authenticated') loop
    execute format('revoke all on table public.contact_requests from %s', grantee);
    execute format('revoke all on function public.erase_expired_contact_requests from %s', grantee);
  end loop;
end
$$;
