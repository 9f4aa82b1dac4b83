-- Every message a family sends, written down before it is acknowledged. The same file runs on Supabase and in the embedded database.

-- Supabase's API does not know this schema, and its roles have no right in it: the public key reads and writes nothing. The function connects
-- as its owner.
create schema if not exists private;

create table private.contact_requests (
  -- Made from the idempotency key and the message: what is sent again meets its own row.
  id              uuid primary key,
  received_at     timestamptz not null default now(),
  -- What the form sent, field by field, as the shared schema cleaned it.
  message         jsonb not null,
  -- Why the subject of its e-mail is marked.
  suspect         text check (suspect in ('address', 'hour', 'links')),
  -- Of where it came from. Salted, kept one hour: the limits need no more.
  network_hash      text,
  -- E-mail attempts begun. While one is under way, next_attempt_at says when another may take over.
  attempts        integer not null default 1,
  next_attempt_at timestamptz not null default now() + interval '2 minutes',
  last_failure    text,
  sent_at         timestamptz
);

create index contact_requests_received_at on private.contact_requests (received_at);
create index contact_requests_waiting on private.contact_requests (next_attempt_at) where sent_at is null;

-- Messages after 12 months, once they were e-mailed; hashes of networks after one hour.
create function private.erase_expired_contact_requests() returns void language sql as $$
  update private.contact_requests set network_hash = null where network_hash is not null and received_at < now() - interval '1 hour';
  delete from private.contact_requests where sent_at is not null and received_at < now() - interval '12 months';
$$;
