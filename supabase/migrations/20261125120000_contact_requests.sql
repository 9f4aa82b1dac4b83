-- Every message of a family is stored before it is acknowledged, then followed until somebody has
-- reached the family. The same file runs on Supabase and in the embedded database.

-- Supabase's API does not know this schema, and its roles have no right in it: the public key reads
-- and writes nothing. The function connects as its owner.
create schema if not exists private;

-- A statement that waits for a lock fails: four of them would hold every connection of the function,
-- and nothing would say so. The role has this setting, because poolers refuse it of a connection.
alter role current_user set lock_timeout = '5s';

-- Dates typed by hand are of this century: no date in JavaScript can hold `infinity`, and figures
-- count each day of a wait, so that one row stopped the e-mails of all others, or the reminder.

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
  -- take over; it is null where no e-mail is sent for the row, which the reminder counts.
  attempts        integer not null default 1,
  next_attempt_at timestamptz default now() + interval '2 minutes',
  last_failure    text,
  sent_at         timestamptz,
  -- The last outcome that somebody chose, and since when nobody needs to call again.
  outcome         text check (outcome in ('reached', 'voicemail', 'dropped')),
  handled_at      timestamptz,
  -- When each message was left: their number, and what a later attempt of a reminder must know to
  -- write the same e-mail.
  voicemails_at   timestamptz[] not null default '{}',
  constraint handled_by_outcome check (
    (handled_at is null) = (outcome is null or outcome = 'voicemail')),
  constraint plausible_dates check (
    received_at between '2000-01-01' and '2100-01-01'
    and next_attempt_at between '2000-01-01' and '2100-01-01'
    and sent_at between '2000-01-01' and '2100-01-01'
    and handled_at between '2000-01-01' and '2100-01-01'
    and '2000-01-01' < all (voicemails_at) and '2100-01-01' > all (voicemails_at))
);

create index contact_requests_received_at on private.contact_requests (received_at);
create index contact_requests_waiting on private.contact_requests (next_attempt_at)
  where sent_at is null;

-- The reminder of each working morning: one row, however many instances and attempts there are.
create table private.reminders (
  morning         date primary key,
  -- What was decided once, so that a later attempt is the same e-mail: up to when requests came,
  -- when they were not handled, the closed days, and the figures of the month before. Nothing of a
  -- person.
  content         jsonb,
  -- While an attempt is under way, this says when another may take over.
  next_attempt_at timestamptz not null default now(),
  -- The time is set even where there was nothing to send.
  sent_at         timestamptz,
  constraint plausible_dates check (
    morning between '2000-01-01' and '2100-01-01'
    and next_attempt_at between '2000-01-01' and '2100-01-01'
    and sent_at between '2000-01-01' and '2100-01-01')
);

-- The last run of what nobody sees, 'retry', 'retention' and 'watch', and the last 'refused-copy'.
create table private.last_runs (
  name   text primary key,
  ran_at timestamptz not null default now(),
  constraint plausible_dates check (ran_at between '2000-01-01' and '2100-01-01')
);

-- Erases messages after 12 months, once they were e-mailed, and hashes of networks after one hour.
create function private.erase_expired_contact_requests() returns void language sql as $$
  insert into private.last_runs (name) values ('retention')
      on conflict (name) do update set ran_at = excluded.ran_at;
  update private.contact_requests
     set network_hash = null
   where network_hash is not null and received_at < now() - interval '1 hour';
  delete from private.contact_requests
   where (sent_at is not null or next_attempt_at is null)
     and received_at < now() - interval '12 months';
$$;
