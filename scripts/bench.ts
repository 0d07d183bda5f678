import { benchFirstPaint } from './bench/first-paint.ts'
import { benchLines } from './bench/lines.ts'
import { benchPaste } from './bench/paste.ts'
import { build } from './build.ts'

if (!(await build())) process.exit(1)
await benchLines()
await benchPaste()
await benchFirstPaint()
