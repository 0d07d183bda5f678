import type { ViewModule } from '../../kernel/ports'
import { customerTransferMachine, exportedCustomersMachine } from './customers.transfer.machine'

export const customerTransferViews = {
  'customers.transfer': { machine: customerTransferMachine },
  'customers.all': { machine: exportedCustomersMachine },
} satisfies Record<string, ViewModule>
