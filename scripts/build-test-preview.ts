// Builds the preview that the tests read (scripts/test-preview.ts), for a test run on its own: npx tsx scripts/build-test-preview.ts
import { main } from './stop.mjs'
import { buildTestPreview } from './test-preview'

await main(() => buildTestPreview(console.log))
