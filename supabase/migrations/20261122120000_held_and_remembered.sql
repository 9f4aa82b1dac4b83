-- Nobody is refused or forgotten: what comes over a limit is held for a digest, what comes again from the same draft is recognised however
-- late, only what was e-mailed is erased, and the database's own clock decides.

alter table public.contact_requests
  add column stored_at    timestamptz,
  add column resend_hash  text,
  add column held_because text check (held_because in ('address', 'hour', 'links')),
  add column mail_id      uuid,
  add column is_alone     boolean not null default true,
  add column released_at  timestamptz;
update public.contact_requests set stored_at = least(received_at, now()), mail_id = id;
alter table public.contact_requests
  alter column stored_at set not null,
  alter column stored_at set default clock_timestamp(),
  alter column mail_id set not null;

comment on column public.contact_requests.received_at is 'By the clock of the function: the e-mail says this day.';
comment on column public.contact_requests.stored_at is 'By the clock of the database, which decides about limits, sameness and retention.';
comment on column public.contact_requests.resend_hash is 'Of the draft''s number and the five values together: the same draft, sent again.';
comment on column public.contact_requests.held_because is 'Why it was not e-mailed at once; null when it was.';
comment on column public.contact_requests.mail_id is 'The number of the e-mail that carries it: its own, until a digest takes it.';
comment on column public.contact_requests.is_alone is
  'Held, it goes with no digest: its own e-mail may have left already. False once the function says that none has.';
comment on column public.contact_requests.released_at is 'Held no longer: its e-mail is due. Null when it was never held.';

drop index public.contact_requests_received_at;
drop index public.contact_requests_content;
drop index public.contact_requests_address;
create index contact_requests_stored_at on public.contact_requests (stored_at);
create index contact_requests_mailed on public.contact_requests (stored_at) where held_because is null;
create index contact_requests_content on public.contact_requests (content_hash, stored_at);
create index contact_requests_address on public.contact_requests (address_hash, stored_at) where address_hash is not null;
create index contact_requests_mail on public.contact_requests (mail_id);
create index contact_requests_held on public.contact_requests (stored_at) where held_because is not null and released_at is null;
create index contact_requests_released on public.contact_requests (released_at) where released_at is not null;
create unique index contact_requests_resend on public.contact_requests (resend_hash) where resend_hash is not null;

drop function public.accept_contact_request(uuid, timestamptz, text, text, text, text, text, text, text, timestamptz, integer, integer);
drop function public.claim_due_contact_requests(timestamptz, timestamptz, integer);
drop function public.erase_expired_contact_requests(timestamptz);

-- Decides and writes in one statement, so in one transaction. Four outcomes: stored (to be e-mailed at once, by the caller), held (for a
-- digest), duplicate, limited. The lock makes requests pass one at a time, until the commit: a unique index on a time bucket would let two
-- equal messages through on either side of a bucket's border, and two concurrent counts would both see room for one more.
create function public.accept_contact_request(
  p_id uuid,
  p_received_at timestamptz,
  p_seeking_for text,
  p_name text,
  p_phone text,
  p_email text,
  p_message text,
  p_content_hash text,
  p_resend_hash text,
  p_address_hash text,
  p_looks_automated boolean,
  p_is_again boolean,
  p_per_address integer,
  p_per_hour integer
) returns table (outcome text, retry_after_seconds integer, mail_number uuid)
language plpgsql
set search_path = ''
as $$
declare
  moment timestamptz;
  twin record;
  reason text;
  room_since timestamptz;
  other constant uuid := pg_catalog.gen_random_uuid();
begin
  perform pg_catalog.pg_advisory_xact_lock(4185550134);
  moment := pg_catalog.clock_timestamp();

  -- The same five values are the same message within ten minutes, whichever way a clock has jumped, and for ever when the same draft's number
  -- comes with them. Of the same moment, they are this very request, tried again after its answer was lost.
  select r.id, r.mail_id, r.held_because, r.received_at = p_received_at as is_own into twin
    from public.contact_requests r
   where r.content_hash = p_content_hash
     and (r.resend_hash = p_resend_hash or r.stored_at between moment - interval '10 minutes' and moment + interval '10 minutes')
   order by is_own desc
   limit 1;
  if found then
    -- An earlier try may have left an e-mail alone, while nobody could write it down.
    if p_is_again then
      update public.contact_requests r set is_alone = true where r.id = twin.id and r.released_at is null;
    end if;
    return query
      select case when not twin.is_own then 'duplicate' when twin.held_because is null then 'stored' else 'held' end, 0, twin.mail_id;
    return;
  end if;

  -- Only an address that sends twenty times what one household is e-mailed for is refused: it would fill the disk. The n-th most recent request
  -- inside the window closes the door until it leaves it; rows of a clock that was ahead are in no window. A null limit is no limit.
  if p_address_hash is not null and p_per_address is not null then
    select r.stored_at + interval '10 minutes' into room_since
      from public.contact_requests r
     where r.address_hash = p_address_hash and r.stored_at > moment - interval '10 minutes' and r.stored_at <= moment
     order by r.stored_at desc
     offset 20 * p_per_address - 1 limit 1;
    if room_since is not null then
      return query select 'limited', greatest(1, ceil(extract(epoch from room_since - moment))::integer), null::uuid;
      return;
    end if;
  end if;

  reason := case
    when p_looks_automated then 'links'
    when p_address_hash is not null and p_per_address <= (
      select count(*) from public.contact_requests r
       where r.address_hash = p_address_hash and r.held_because is null
         and r.stored_at > moment - interval '10 minutes' and r.stored_at <= moment
    ) then 'address'
    when p_per_hour <= (
      select count(*) from public.contact_requests r
       where r.held_because is null and r.stored_at > moment - interval '1 hour' and r.stored_at <= moment
    ) then 'hour'
  end;

  -- The same words earlier in the day may have been e-mailed under their number, by which the carrier knows them. These are to be e-mailed too.
  mail_number := case when exists (select from public.contact_requests r where r.mail_id = p_id) then other else p_id end;

  insert into public.contact_requests
    (id, received_at, stored_at, seeking_for, name, phone, email, message, content_hash, resend_hash, address_hash,
     held_because, mail_id, attempts, next_attempt_at)
  values
    (case when exists (select from public.contact_requests r where r.id = p_id) then other else p_id end,
     p_received_at, moment, p_seeking_for, p_name, p_phone, p_email, p_message, p_content_hash, p_resend_hash, p_address_hash,
     reason, mail_number, case when reason is null then 1 else 0 end, moment + interval '2 minutes');
  return query select case when reason is null then 'stored' else 'held' end, 0, mail_number;
end
$$;

-- Hands out the e-mails that are due, each to one caller only, and first releases what is held, twenty-five in ten minutes, each address in its
-- turn, so that nobody waits behind who sends hundreds. Under their own numbers, by which the carrier knows them: those that may have left already,
-- and up to three of one address, people of one roof, whom the agency can then answer. The others are one digest, whose messages stay together:
-- tried again, it is the same e-mail. A claim is a lease of two minutes, well over an e-mail's own deadline.
create function public.claim_due_contact_requests(p_most integer)
returns setof public.contact_requests
language plpgsql
set search_path = ''
as $$
declare
  moment timestamptz;
  digest constant uuid := pg_catalog.gen_random_uuid();
begin
  -- The lock of accept_contact_request: two schedules that come together make one digest, and each sees what the other has taken.
  perform pg_catalog.pg_advisory_xact_lock(4185550134);
  moment := pg_catalog.clock_timestamp();

  if not exists (
    select from public.contact_requests r where r.released_at > moment - interval '10 minutes' and r.released_at <= moment
  ) then
    update public.contact_requests held
       set mail_id = waiting.mail_id, released_at = moment, next_attempt_at = moment
      from (
        select oldest.id, case
            when oldest.is_alone
              or oldest.held_because = 'address' and count(*) over (partition by oldest.held_because, oldest.address_hash) <= 3
            then oldest.mail_id
            else digest
          end as mail_id
          from (
            select * from public.contact_requests r
             where r.held_because is not null and r.released_at is null and r.sent_at is null
             order by row_number() over (partition by r.address_hash order by r.stored_at), r.stored_at limit 25
          ) oldest
      ) waiting
     where held.id = waiting.id;
  end if;

  -- No pause is longer than six hours: one that ends later was written by a clock that was ahead.
  return query
    update public.contact_requests r
       set attempts = r.attempts + 1, next_attempt_at = moment + interval '2 minutes'
     where r.sent_at is null and r.mail_id in (
       select due.mail_id from public.contact_requests due
        where due.sent_at is null and (due.held_because is null or due.released_at is not null)
          and (due.next_attempt_at <= moment or due.next_attempt_at > moment + interval '6 hours')
        group by due.mail_id
        order by min(due.next_attempt_at)
        limit p_most
     )
    returning r.*;
end
$$;

-- Retention: messages after 12 months, once they were e-mailed; address hashes after one hour. Returns how many messages were erased.
create function public.erase_expired_contact_requests()
returns integer
language plpgsql
set search_path = ''
as $$
declare
  erased integer;
begin
  update public.contact_requests set address_hash = null
   where address_hash is not null and stored_at not between now() - interval '1 hour' and now() + interval '1 hour';
  delete from public.contact_requests where sent_at is not null and stored_at < now() - interval '12 months';
  get diagnostics erased = row_count;
  return erased;
end
$$;

-- Supabase grants new functions to its API roles by default. These are for the edge function alone.
do $$
declare
  grantee text;
  signature text;
begin
  for grantee in select 'public' union all select rolname from pg_catalog.pg_roles where rolname in ('anon', 'authenticated') loop
    foreach signature in array array['accept_contact_request', 'claim_due_contact_requests', 'erase_expired_contact_requests'] loop
      execute format('revoke all on function public.%I from %s', signature, grantee);
    end loop;
  end loop;
end
$$;
