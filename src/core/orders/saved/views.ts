import type { ViewModule } from '../../kernel/app-module'
import { orderColumnsMachine } from './orders.columns'
import { savedFiltersMachine } from './orders.saved'

export const savedOrderViews = {
  'orders.saved': { machine: savedFiltersMachine },
  'orders.table': { machine: orderColumnsMachine },
} satisfies Record<string, ViewModule>
