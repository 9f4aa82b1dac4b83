// These modules are bundled into one file: split by importer, React alone would be four files
// and 2 kB gz more.
import 'react-dom/client'
import '../ui/inline-text'
import '../ui/site-link'
import '@/lib/class-names'
import '@/lib/fill-template'
import '@/lib/browser/draft-storage'
import '../forms/fields/join-note-ids'
import '../forms/drafts/use-leave-warning'
