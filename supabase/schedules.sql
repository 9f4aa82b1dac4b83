-- Run once, in the SQL editor of the Supabase project, after the first deployment. Replace the two values between < and > first.
-- Running it again replaces the two schedules; the two secrets are then changed with vault.update_secret.

create extension if not exists pg_cron;
create extension if not exists pg_net;

select vault.create_secret('https://<project-ref>.supabase.co', 'contact_project_url');
select vault.create_secret('<the value of RETRY_SECRET>', 'contact_retry_secret');

-- Every two minutes: e-mails that did not leave. The function itself spaces out the attempts.
select cron.schedule(
  'contact-requests-retry',
  '*/2 * * * *',
  $$
  select net.http_post(
    url := (select decrypted_secret from vault.decrypted_secrets where name = 'contact_project_url')
           || '/functions/v1/send-contact-email/retry',
    headers := jsonb_build_object(
      'content-type', 'application/json',
      'authorization', 'Bearer ' || (select decrypted_secret from vault.decrypted_secrets where name = 'contact_retry_secret')
    ),
    body := '{}'::jsonb,
    timeout_milliseconds := 60000
  );
  $$
);

-- Every night: messages older than twelve months. The retry does it as well, so that neither schedule alone is the only one to keep the promise.
select cron.schedule('contact-requests-retention', '17 8 * * *', $$ select public.erase_expired_contact_requests(); $$);
