import type { ViewModule } from '../../kernel/app-module'
import {
  customerExportNoteMachine,
  customerTransferMachine,
  exportedCustomersMachine,
} from './customers.transfer.machine'

export const customerTransferViews = {
  'customers.transfer': { machine: customerTransferMachine },
  'customers.all': { machine: exportedCustomersMachine },
  'customers.exported': { machine: customerExportNoteMachine },
} satisfies Record<string, ViewModule>
