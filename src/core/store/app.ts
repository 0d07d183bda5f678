import type { AppModule } from '../kernel/ports'
import { isChangedElsewhere } from '../kernel/records-changed'
import { productMachine, productsMachine, storeMachine } from './store.machine'

export const storeApp = {
  data: storeMachine,
  views: {
    store: {
      machine: productsMachine,
      reacts: (event) => (isChangedElsewhere(event, 'store') ? { type: 'reload' as const } : undefined),
    },
    'store.product': { machine: productMachine },
    'store.picker': async () => (await import('./picker/views')).pickerViews['store.picker'],
  },
} satisfies AppModule
