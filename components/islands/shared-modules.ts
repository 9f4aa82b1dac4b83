// What every island imports, in one file: split by who imports what, React would be four files and 2 kB gz more, and these four two more files a page.
import 'react-dom/client'
import '../ui/sentence'
import '../ui/site-link'
import '../../lib/fill-in'
import '../forms/use-stored'
