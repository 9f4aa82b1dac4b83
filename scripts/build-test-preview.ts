// Builds the preview that the tests of the launch read; alone: node scripts/main.mjs build-test-preview
import { runNode } from './run'
import { copySources, testPreview } from './source-copy'

const { basePath, branch, commit, time } = testPreview
await copySources('.cache/preview')
const { code } = await runNode(['scripts/main.mjs', 'build', 'preview'], {
  cwd: '.cache/preview',
  environment: { BASE_PATH: basePath, GITHUB_ACTIONS: 'true', GITHUB_HEAD_REF: branch, GITHUB_SHA: commit, PREVIEW_TIME: time },
})
process.exitCode = code
