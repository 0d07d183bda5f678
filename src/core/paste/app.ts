import type { AppModule } from '../kernel/ports'
import { pasteMachine } from './paste.machine'
import { warningViews } from './paste.warnings'

export const pasteApp = { views: { paste: { machine: pasteMachine }, ...warningViews } } satisfies AppModule
