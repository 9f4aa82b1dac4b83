-- Every message of a family is stored before it is acknowledged. The same file runs on Supabase and
-- in the embedded database.

-- Supabase's API does not know this schema, and its roles have no right in it: the public key reads
-- and writes nothing. The function connects as its owner.
create schema if not exists private;

create table private.contact_requests (
  -- The id is made from the idempotency key and the message, so that a message sent again finds its
  -- row.
  id              uuid primary key,
  received_at     timestamptz not null default now(),
  -- The fields that the form sent, as the shared schema cleaned them.
  message         jsonb not null,
  -- The reason why the subject of the e-mail is marked.
  suspect         text check (suspect in ('address', 'hour', 'links')),
  -- The salted hash of the sender's network, kept one hour: the rate limits need no more.
  network_hash    text,
  -- The number of e-mail attempts. While one is under way, next_attempt_at says when another may
  -- take over.
  attempts        integer not null default 1,
  next_attempt_at timestamptz not null default now() + interval '2 minutes',
  last_failure    text,
  sent_at         timestamptz
);

create index contact_requests_received_at on private.contact_requests (received_at);
create index contact_requests_waiting on private.contact_requests (next_attempt_at)
  where sent_at is null;

-- Erases messages after 12 months, once they were e-mailed, and hashes of networks after one hour.
create function private.erase_expired_contact_requests() returns void language sql as $$
  update private.contact_requests
     set network_hash = null
   where network_hash is not null and received_at < now() - interval '1 hour';
  delete from private.contact_requests
   where sent_at is not null and received_at < now() - interval '12 months';
$$;
