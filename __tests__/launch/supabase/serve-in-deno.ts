// Started from here, and not from its own folder, the entry finds its packages in the project's
// node_modules and fetches nothing.
import '../../../supabase/functions/send-contact-email/index.ts'
