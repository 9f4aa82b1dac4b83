// Runs the tests of the store and of the reminder on a real PostgreSQL instead of PGlite.
import { jest } from '@jest/globals'
import '../../supabase/functions/send-contact-email/figures.unit.test.ts'
import '../../supabase/functions/send-contact-email/reminder.unit.test.ts'
import '../../supabase/functions/send-contact-email/reminder-attempts.unit.test.ts'
import '../../supabase/functions/send-contact-email/reminder-faults.unit.test.ts'
import '../../supabase/functions/send-contact-email/reminder-watch.unit.test.ts'
import '../../supabase/functions/send-contact-email/sql-store.unit.test.ts'

jest.mock('@/scripts/local-server/embedded-database', () =>
  jest.requireActual('./open-real-postgres.ts'),
)
