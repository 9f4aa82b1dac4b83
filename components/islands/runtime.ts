// Runs React, and no more: a task of its own before the code of a form (scripts/browser-bundle.ts).
import 'react-dom/client'
