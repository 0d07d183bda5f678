import { benchActions } from './bench/actions.ts'
import { benchDisk } from './bench/disk.ts'
import { benchFirstPaint } from './bench/first-paint.ts'
import { benchLanding } from './bench/landing.ts'
import { benchLines } from './bench/lines.ts'
import { benchMails } from './bench/mails.ts'
import { benchMessages } from './bench/messages.ts'
import { benchPages } from './bench/pages.ts'
import { benchPaste } from './bench/paste.ts'
import { benchRows } from './bench/rows.ts'
import { build } from './build.ts'

if (!(await build())) process.exit(1)
await benchLines()
await benchPaste()
await benchDisk()
await benchPages()
await benchFirstPaint()
await benchLanding()
await benchRows()
await benchActions()
await benchMails()
await benchMessages()
