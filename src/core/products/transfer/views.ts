import type { ViewModule } from '../../kernel/app-module'
import { allProductsMachine, productTransferMachine } from './products.transfer.machine'

export const transferViews = {
  'products.transfer': { machine: productTransferMachine },
  'products.all': { machine: allProductsMachine },
} satisfies Record<string, ViewModule>
