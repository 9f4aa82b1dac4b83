-- A flood is stored without an e-mail for each row, and what must run says when it ran. It only adds:
-- the function that does not know of it runs on.

-- Null where no e-mail is sent for the row: the reminder of the morning counts it.
alter table private.contact_requests alter column next_attempt_at drop not null;

-- The last run of what nobody sees: 'retry', 'retention' and 'watch'.
create table private.last_runs (
  name   text primary key,
  ran_at timestamptz not null default now()
);

create or replace function private.erase_expired_contact_requests() returns void language sql as $$
  insert into private.last_runs (name) values ('retention')
      on conflict (name) do update set ran_at = excluded.ran_at;
  update private.contact_requests
     set network_hash = null
   where network_hash is not null and received_at < now() - interval '1 hour';
  delete from private.contact_requests
   where (sent_at is not null or next_attempt_at is null)
     and received_at < now() - interval '12 months';
$$;
