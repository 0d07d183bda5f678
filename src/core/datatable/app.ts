import type { AppModule } from '../kernel/app-module'
import { clientTableMachine } from './datatable.client'
import { serverTableMachine, titlesMachine } from './datatable.machine'

export const datatableApp = {
  views: {
    datatable: { machine: clientTableMachine },
    'datatable.server': { machine: serverTableMachine },
    'datatable.titles': { machine: titlesMachine },
  },
} satisfies AppModule
