import { shallowEqual, useSelector } from '@xstate/react'
import type { Customer } from '../../../core/customers/customers.contract'
import { useView } from '../../runtime/use-engine'

export function useCustomerPrivacy({ name, phoneNumber }: Customer) {
  const view = useView('customers.privacy', { which: { name, phoneNumber } }, phoneNumber)
  const status = useSelector(view, ({ value }) => value)
  const shown = useSelector(view, ({ context: { error, openOrders } }) => ({ error, openOrders }), shallowEqual)
  return {
    ...shown,
    isExporting: status === 'exporting',
    isErasing: status === 'erasing',
    exportData: () => view.send({ type: 'export.start' }),
    erase: () => view.send({ type: 'erase.start' }),
  }
}
