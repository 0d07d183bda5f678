import { useLingui } from '@lingui/react/macro'
import { lookUp } from '../../../core/kernel/look-up'
import { satang } from '../../../core/kernel/money'
import type { WatchedField } from '../../../core/orders/edit/orders.edit.conflicts'
import type { EditDraft, EditField } from '../../../core/orders/edit/orders.edit.fields'
import { type Order, type PaymentStatus, paymentMethods, paymentStatuses } from '../../../core/orders/orders.contract'
import { momentText } from '../../i18n/dates'
import { useOrderFormMessages } from '../../order/use-order-form-messages'
import { useLocale } from '../../runtime/use-locale'
import { priceText } from '../../ui/price-text'
import { useOrderMessages } from '../use-order-messages'

const isOneOf = <T extends string>(all: readonly T[], code: string): code is T =>
  (all as readonly string[]).includes(code)

const amounts = ['shippingCost', 'discount', 'otherCost', 'CODFee', 'total']
const bahtText = /^\d+(?:\.\d{1,2})?$/
const linePrice = / @ (\d+(?:\.\d{1,2})?)(?=;| \(|$)/g
const slipText = /^(\d+(?:\.\d{1,2})?) (\d{4}-\d\d-\d\dT\S+)(?: (.*))?$/s

export function useFieldMessages() {
  const { t } = useLingui()
  const locale = useLocale()
  const messages = useOrderMessages()
  const { labels } = useOrderFormMessages()
  const names: Record<string, string> = {
    ...labels,
    paymentMethod: t`Payment method`,
    OrderStatus: t`Status`,
    paymentStatus: t`Payment`,
    trackingNumber: t`Tracking number`,
    printAddrData: t`Label`,
    slip: t`Slip`,
    files: t`Slip pictures`,
  }
  const baht = (text: string): string =>
    bahtText.test(text) ? priceText(satang(Math.round(Number(text) * 100)), locale) : text
  const slip = (text: string): string => {
    const [, amount, paidAt, by] = slipText.exec(text) ?? []
    if (!amount || !paidAt || Number.isNaN(Date.parse(paidAt))) return text
    return [baht(amount), momentText(paidAt, locale), by].filter(Boolean).join(' · ')
  }
  const payment = (code: string) => (isOneOf<PaymentStatus>(paymentStatuses, code) ? messages.payment(code) : code)
  return {
    name: (field: string): string => lookUp(names, field) ?? field,
    /** a value from the history */
    past(field: string, text: string): string {
      if (field === 'OrderStatus') return messages.status(text)
      if (field === 'paymentStatus') return payment(text)
      if (field === 'paymentMethod') return isOneOf(paymentMethods, text) ? messages.method(text) : text
      if (field === 'DeliveryType') return messages.delivery({ value: text, label: '' })
      if (field === 'slip') return slip(text)
      if (field === 'ProductOrders') return text.replace(linePrice, (_, amount) => ` @ ${baht(amount)}`)
      return amounts.includes(field) ? baht(text) : text
    },
    /** a form value as it would be stored */
    value(field: EditField, draft: EditDraft): string {
      if (field === 'DeliveryType') return messages.delivery(draft.DeliveryType)
      if (field === 'paymentMethod') return messages.method(draft.paymentMethod)
      if (field === 'ProductOrders')
        return draft.ProductOrders.map(
          ({ name, price, Quantity }) => `${Quantity} × ${name} (${priceText(price, locale)})`,
        ).join('\n')
      const value = draft[field]
      return typeof value === 'number' ? priceText(value, locale) : value
    },
    watched(field: WatchedField, order: Order): string {
      if (field === 'OrderStatus') return messages.status(order.OrderStatus, order.OrderStatusDisplay)
      return field === 'paymentStatus' ? messages.payment(order.paymentStatus) : order.trackingNumber
    },
  }
}
