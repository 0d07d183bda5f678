import type { AppModule } from '../kernel/app-module'
import { productMachine, productsMachine, storeMachine } from './store.machine'

export const storeApp = {
  data: storeMachine,
  views: {
    store: { machine: productsMachine },
    'store.product': { machine: productMachine },
  },
} satisfies AppModule
