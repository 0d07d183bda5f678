import type { ViewModule } from '../../kernel/ports'
import { pasteMachine } from './order.paste.machine'
import { warningViews } from './order.paste.warnings'

export const pasteViews = {
  'order.paste': { machine: pasteMachine },
  ...warningViews,
} satisfies Record<string, ViewModule>
