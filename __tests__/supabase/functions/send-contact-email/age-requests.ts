/** SQL that makes the stored requests older: the clock of the database cannot be set. */
export const ageRequestsSql = (milliseconds: number) => `
  update private.contact_requests
     set received_at = received_at - pass.time,
         next_attempt_at = next_attempt_at - pass.time,
         sent_at = sent_at - pass.time
    from (select interval '${milliseconds} milliseconds' as time) as pass`
