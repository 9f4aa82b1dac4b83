-- What the project must call regularly, which step 6 of README.md prints with its two values.
-- Running it again replaces them.

create extension if not exists pg_cron;
create extension if not exists pg_net;

-- Retries e-mails that did not leave, and sends the reminder of each working morning. The function
-- itself spaces out the attempts, and knows the hour.
select cron.schedule(
  'contact-requests-retry',
  '*/2 * * * *',
  $$
  select net.http_post(
    url := 'https://<project-ref>.supabase.co/functions/v1/send-contact-email/retry',
    headers := '{"content-type": "application/json", "authorization": "Bearer <schedule-secret>"}',
    timeout_milliseconds := 60000
  );
  $$
);

-- Erases expired requests, and the history of these schedules, which gains a thousand rows a day. This
-- needs nothing but the database.
select cron.schedule(
  'contact-requests-retention',
  '*/5 * * * *',
  $$
  select private.erase_expired_contact_requests();
  delete from cron.job_run_details where end_time < now() - interval '7 days';
  $$
);
