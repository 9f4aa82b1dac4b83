-- Refuses `infinity`, typed by hand in a date: no date in JavaScript can hold it, so that one row
-- stopped the e-mails of all others, or the reminder.

alter table private.contact_requests add constraint finite_dates check (
  isfinite(received_at) and isfinite(next_attempt_at) and isfinite(sent_at) and isfinite(handled_at)
  and 'infinity' <> all (voicemails_at) and '-infinity' <> all (voicemails_at));
alter table private.reminders add constraint finite_dates check (
  isfinite(morning) and isfinite(next_attempt_at) and isfinite(sent_at));
alter table private.last_runs add constraint finite_dates check (isfinite(ran_at));
