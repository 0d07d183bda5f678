import type { ViewModule } from '../../kernel/app-module'
import { wholeMailsMachine } from './email.whole.machine'

export const bulkViews = { 'email.whole': { machine: wholeMailsMachine } } satisfies Record<string, ViewModule>
