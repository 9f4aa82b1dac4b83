/**
 * SQL after which so much time has passed for the database: its clock cannot be set, so what it
 * holds grows older.
 */
export const grownOlder = (milliseconds: number) => `
  update private.contact_requests
     set received_at = received_at - pass.time,
         next_attempt_at = next_attempt_at - pass.time,
         sent_at = sent_at - pass.time
    from (select interval '${milliseconds} milliseconds' as time) as pass`
