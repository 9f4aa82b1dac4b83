import { requireCurrentExport } from '@/scripts/build/build-stamp'

/** Jest's globalSetup of the tests that read out/. */
export default requireCurrentExport
