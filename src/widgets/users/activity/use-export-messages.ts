import { useLingui } from '@lingui/react/macro'
import { lookUp } from '../../../core/kernel/look-up'
import type { ExportedList } from '../../../core/users/activity/users.exports.contract'
import { useOrderMessages } from '../../orders/use-order-messages'
import { usePastValues } from './use-past-values'

/** Lists saved as files: which, how many rows, under which filters. */
export function useExportMessages() {
  const { t } = useLingui()
  const orders = useOrderMessages()
  const past = usePastValues()
  const lists: Record<ExportedList, string> = {
    orders: t`Orders`,
    parcels: t`Parcels for a courier`,
    customers: t`Customers`,
  }
  const fields: Record<string, string> = {
    list: t`List`,
    rows: t`Rows in the file`,
    selected: t`Selected by hand`,
    q: t`Search`,
    orderStatus: t`Status`,
    shopId: t`Shop`,
    deliveryType: t`Delivery`,
    paymentStatus: t`Payment`,
    paymentMethod: t`Payment method`,
    printed: t`Label printed`,
    province: t`Province`,
    cancelled: t`Cancelled`,
    from: t`From`,
    to: t`To`,
  }
  const yesOrNo = (text: string) =>
    text === 'yes' || text === 'true' ? t({ message: 'Yes', context: 'state' }) : t({ message: 'No', context: 'state' })
  const values: Record<string, (text: string) => string> = {
    list: (text) => lookUp(lists, text) ?? text,
    selected: yesOrNo,
    printed: yesOrNo,
    cancelled: yesOrNo,
    from: past.day,
    to: past.day,
    orderStatus: (text) => orders.status(text),
    paymentStatus: (text) => orders.payment(text),
    paymentMethod: (text) => orders.method(text),
    deliveryType: (text) => orders.delivery({ value: text, label: text }),
  }
  return {
    fields,
    /** a value of a field */
    value: (field: string, text: string): string => (text === '' ? '' : (lookUp(values, field)?.(text) ?? text)),
  }
}
