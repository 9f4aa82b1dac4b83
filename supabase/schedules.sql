-- What the project must call regularly. Step 6 of README.md prints this file with its two values, for the SQL editor. Running it again replaces
-- the values and the schedules.

create extension if not exists pg_cron;
create extension if not exists pg_net;

do $$
declare
  given record;
begin
  for given in
    select * from (values
      ('contact_project_url', 'https://<project-ref>.supabase.co'),
      ('contact_retry_secret', '<retry-secret>')
    ) as secrets(name, value)
  loop
    if given.value like '%<%' then
      raise exception 'Replace the values between < and > first: step 6 of supabase/README.md does it.';
    elsif exists (select from vault.secrets where name = given.name) then
      perform vault.update_secret((select id from vault.secrets where name = given.name), given.value);
    else
      perform vault.create_secret(given.value, given.name);
    end if;
  end loop;
end
$$;

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

-- Every night as well as with each retry, so that neither schedule alone is the only one to keep the promise of twelve months.
select cron.schedule('contact-requests-retention', '17 8 * * *', $$ select public.erase_expired_contact_requests(); $$);
