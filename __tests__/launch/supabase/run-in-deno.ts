// The hostile bodies against the function, in this very runtime. Started under Deno by hostile-bodies.unit.test.ts.
import { runHostileCases } from '../../supabase/hostile-bodies.ts'

const { passed, failures } = await runHostileCases()
process.stdout.write([...failures, `${passed} passed, ${failures.length} failed`, ''].join('\n'))
