-- Every message a family sends, written down before it is acknowledged. The same file runs on Supabase and in the embedded database.

create table public.contact_requests (
  id              uuid primary key,
  received_at     timestamptz not null,
  seeking_for     text not null check (seeking_for in ('vous', 'proche')),
  name            text not null check (char_length(name) between 1 and 120),
  phone           text not null check (char_length(phone) between 1 and 40),
  email           text not null check (char_length(email) between 3 and 254),
  message         text not null check (char_length(message) between 1 and 5000),
  content_hash    text not null,
  -- A salted hash, kept one hour: the rate limits need no more.
  address_hash    text,
  attempts        integer not null default 1,
  next_attempt_at timestamptz not null,
  last_failure    text,
  sent_at         timestamptz
);

comment on table public.contact_requests is
  'Messages from the two forms. Erased after 12 months by erase_expired_contact_requests(), the figure that /confidentialite states.';
comment on column public.contact_requests.attempts is 'E-mail attempts begun, the first one included.';
comment on column public.contact_requests.next_attempt_at is
  'While an attempt is under way: when another may take over. After a failure: when to try again.';

create index contact_requests_received_at on public.contact_requests (received_at);
create index contact_requests_content on public.contact_requests (content_hash, received_at);
create index contact_requests_address on public.contact_requests (address_hash, received_at) where address_hash is not null;
create index contact_requests_waiting on public.contact_requests (next_attempt_at) where sent_at is null;

-- No policy: with row-level security on, the public key reads and writes nothing. The function connects as the table's owner.
alter table public.contact_requests enable row level security;

-- Decides and writes in one statement, so in one transaction. Three outcomes: stored, duplicate, limited.
-- The lock makes requests pass one at a time, until the commit: a unique index on a time bucket would let two equal messages through on
-- either side of a bucket's border, and two concurrent counts would both see room for one more.
create function public.accept_contact_request(
  p_id uuid,
  p_received_at timestamptz,
  p_seeking_for text,
  p_name text,
  p_phone text,
  p_email text,
  p_message text,
  p_content_hash text,
  p_address_hash text,
  p_first_attempt_until timestamptz,
  p_per_address integer,
  p_per_hour integer
) returns table (outcome text, retry_after_seconds integer, row_id uuid)
language plpgsql
set search_path = ''
as $$
declare
  twin record;
  room_since timestamptz;
begin
  perform pg_catalog.pg_advisory_xact_lock(4185550134);

  -- The same five values within ten minutes are the same message. Of the same moment, they are this very request, tried again after its
  -- answer was lost.
  select r.id, r.received_at = p_received_at as is_own into twin
    from public.contact_requests r
   where r.content_hash = p_content_hash
     and r.received_at > p_received_at - interval '10 minutes'
   order by is_own desc
   limit 1;
  if found then
    return query select case when twin.is_own then 'stored' else 'duplicate' end, 0, twin.id;
    return;
  end if;

  -- The n-th most recent request still inside the window closes the door until it leaves the window. A null limit is no limit.
  if p_address_hash is not null and p_per_address is not null then
    select r.received_at + interval '10 minutes' into room_since
      from public.contact_requests r
     where r.address_hash = p_address_hash and r.received_at > p_received_at - interval '10 minutes'
     order by r.received_at desc
     offset p_per_address - 1 limit 1;
  end if;
  if room_since is null and p_per_hour is not null then
    select r.received_at + interval '1 hour' into room_since
      from public.contact_requests r
     where r.received_at > p_received_at - interval '1 hour'
     order by r.received_at desc
     offset p_per_hour - 1 limit 1;
  end if;
  if room_since is not null then
    return query select 'limited', greatest(1, ceil(extract(epoch from room_since - p_received_at))::integer), null::uuid;
    return;
  end if;

  -- The same words earlier in the day hold the number, and their e-mail is known to the carrier by it. These are to be e-mailed too.
  row_id := case when exists (select from public.contact_requests r where r.id = p_id) then pg_catalog.gen_random_uuid() else p_id end;

  insert into public.contact_requests
    (id, received_at, seeking_for, name, phone, email, message, content_hash, address_hash, next_attempt_at)
  values
    (row_id, p_received_at, p_seeking_for, p_name, p_phone, p_email, p_message, p_content_hash, p_address_hash, p_first_attempt_until);
  return query select 'stored', 0, row_id;
end
$$;

-- Hands out the messages whose e-mail is due, each to one caller only: the lease and SKIP LOCKED keep two schedules apart.
create function public.claim_due_contact_requests(p_now timestamptz, p_lease_until timestamptz, p_most integer)
returns setof public.contact_requests
language sql
set search_path = ''
as $$
  update public.contact_requests r
     set attempts = r.attempts + 1, next_attempt_at = p_lease_until
   where r.id in (
     select due.id from public.contact_requests due
      where due.sent_at is null and due.next_attempt_at <= p_now
      order by due.next_attempt_at
      limit p_most
      for update skip locked
   )
  returning r.*
$$;

-- Retention: messages after 12 months, address hashes after one hour. Returns how many messages were erased.
create function public.erase_expired_contact_requests(p_now timestamptz default now())
returns integer
language plpgsql
set search_path = ''
as $$
declare
  erased integer;
begin
  update public.contact_requests set address_hash = null
   where address_hash is not null and received_at < p_now - interval '1 hour';
  delete from public.contact_requests where received_at < p_now - interval '12 months';
  get diagnostics erased = row_count;
  return erased;
end
$$;

-- Supabase grants new tables and functions to its API roles by default. These are for the edge function alone.
revoke all on function public.accept_contact_request from public;
revoke all on function public.claim_due_contact_requests from public;
revoke all on function public.erase_expired_contact_requests from public;
do $$
declare
  api_role text;
begin
  for api_role in select rolname from pg_catalog.pg_roles where rolname in ('anon', 'authenticated') loop
    execute format('revoke all on table public.contact_requests from %I', api_role);
    execute format('revoke all on function public.accept_contact_request from %I', api_role);
    execute format('revoke all on function public.claim_due_contact_requests from %I', api_role);
    execute format('revoke all on function public.erase_expired_contact_requests from %I', api_role);
  end loop;
end
$$;
