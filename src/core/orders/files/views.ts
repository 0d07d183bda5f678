import type { ViewModule } from '../../kernel/app-module'
import { orderFileMachine, orderFilesMachine } from './orders.files.machine'

export const orderFilesViews = {
  'orders.files': { machine: orderFilesMachine },
  'orders.file': { machine: orderFileMachine },
} satisfies Record<string, ViewModule>
