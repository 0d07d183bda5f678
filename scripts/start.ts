import { run } from './build/run.ts'
import { build } from './build.ts'

console.log('Building …')
if (!(await build())) process.exit(1)
process.exit((await run('node', ['demo/server.ts', ...process.argv.slice(2)])).code)
