// What every island stands on, in one file: split by who imports what, React would be four files and 2 kB gz more.
import 'react-dom/client'
