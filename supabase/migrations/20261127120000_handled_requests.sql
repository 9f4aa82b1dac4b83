-- Whether a family was called back, and the reminder of each working morning. It only adds: the
-- function that does not know of it runs on, so that going back needs no other migration.

-- When somebody clicked the button of the request's link.
alter table private.contact_requests add column handled_at timestamptz;

create table private.reminders (
  -- There is one row for each morning, however many instances and attempts there are.
  morning         date primary key,
  -- What was decided once, so that a later attempt is the same e-mail: up to when requests came,
  -- when they were not handled, the closed days, and the figures of the month before. Nothing of a
  -- person.
  content         jsonb,
  -- While an attempt is under way, this says when another may take over.
  next_attempt_at timestamptz not null default now(),
  -- The time is set even where there was nothing to send.
  sent_at         timestamptz
);

-- Requests from before this moment have no link: they are in no reminder and no figure.
insert into private.reminders (morning, sent_at)
values ((now() at time zone 'America/Toronto')::date, now());
