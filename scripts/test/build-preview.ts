// Builds the preview that the slow tests read: node scripts/run.mjs test/build-preview
import { runNode } from '../support/run-node'
import { copySources, testPreview } from './source-copy'

const { basePath, branch, commit, time, chatScript, chatHosts } = testPreview
await copySources('.cache/preview')
const { code } = await runNode(['scripts/run.mjs', 'build', 'preview'], {
  cwd: '.cache/preview',
  environment: {
    BASE_PATH: basePath,
    NETLIFY: 'true',
    HEAD: branch,
    COMMIT_REF: commit,
    PREVIEW_TIME: time,
    CHAT_SCRIPT: [chatScript, ...chatHosts].join(' '),
  },
})
process.exitCode = code
