import { customerPrivacyCalls } from '../../core/customers/privacy/customers.privacy.contract'
import { type Handler, handle, handleInSteps } from '../handle'
import { missing, reply } from '../reply'
import { eraseCustomer, exportCustomer } from './customers.personal-data'

export const customerPrivacyHandlers: readonly Handler[] = [
  handle(customerPrivacyCalls.export, ({ body, user, tx }) => {
    const stored = exportCustomer(tx, user, body)
    return stored ? { export: stored } : missing()
  }),

  handleInSteps(customerPrivacyCalls.erase, async ({ body, user, backend }) => {
    const erasure = await eraseCustomer(backend, user, body)
    return 'openOrders' in erasure ? reply(409, erasure) : erasure
  }),
]
