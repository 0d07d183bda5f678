import type { ViewModule } from '../../kernel/app-module'
import { stockFormMachine, stockMovesMachine } from './products.stock.machine'

export const stockViews = {
  'products.stock': { machine: stockFormMachine },
  'products.moves': { machine: stockMovesMachine },
} satisfies Record<string, ViewModule>
