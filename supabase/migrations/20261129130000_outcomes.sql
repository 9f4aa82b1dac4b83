-- What a call gave. It only adds: the function that does not know of it runs on, because
-- `handled_at` still says that nobody needs to call again.

alter table private.contact_requests
  -- The last outcome that somebody chose. Null with `handled_at`: marked before outcomes existed.
  add column outcome text check (outcome in ('reached', 'voicemail', 'dropped')),
  -- When each message was left: their number, and what a later attempt of a reminder must know to
  -- write the same e-mail.
  add column voicemails_at timestamptz[] not null default '{}';
