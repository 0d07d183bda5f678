import { useLingui } from '@lingui/react/macro'
import { type DayPreset, isDayPreset } from '../../core/kernel/day-presets'
import { lookUp } from '../../core/kernel/look-up'
import { isOrderDay } from '../../core/orders/orders.contract'
import type { OrderFilters } from '../../core/orders/orders.machine'
import type { Shop } from '../../core/shops/shops.contract'
import { useDayMessages } from '../days/day-choice'
import { dayText } from '../i18n/dates'
import { useLocale } from '../runtime/use-locale'
import { useOrderMessages } from './use-order-messages'
import type { OwnCodes } from './use-own-codes'

export type FilterMark = {
  key: string
  name: string
  value: string
  /** the change that removes it */
  without: Partial<OrderFilters>
}

/** Clears everything except the status tab and the search. */
export const noFilters: Partial<OrderFilters> = {
  shopId: undefined,
  deliveryType: undefined,
  paymentStatus: undefined,
  paymentMethod: undefined,
  printed: undefined,
  province: undefined,
  cancelled: undefined,
  days: undefined,
  from: undefined,
  to: undefined,
}

/** Which of the offered days the filters name; undefined for other days. */
export function dayChoiceOf({ days, from, to }: OrderFilters): DayPreset | 'all' | undefined {
  if (days !== undefined) return isDayPreset(days) ? days : undefined
  return from === undefined && to === undefined ? 'all' : undefined
}

/** Unknown values are shown as they came. */
const isOrNot = (value: boolean | string, yes: string, no: string): string => {
  if (typeof value === 'string') return value
  return value ? yes : no
}

export function useFilterMessages(filters: OrderFilters, shops: readonly Shop[], own?: OwnCodes): FilterMark[] {
  const { t } = useLingui()
  const locale = useLocale()
  const messages = useOrderMessages()
  const dayMessages = useDayMessages()
  const { shopId, deliveryType, paymentStatus, paymentMethod, printed, province, cancelled, days, from, to } = filters
  const marks: FilterMark[] = []
  const mark = (key: string, name: string, value: string, without: Partial<OrderFilters>) =>
    marks.push({ key, name, value, without })
  if (shopId !== undefined)
    mark('shop', t`Shop`, shops.find(({ id }) => id === shopId)?.ShopName ?? String(shopId), { shopId: undefined })
  if (deliveryType !== undefined) {
    const label = (own && lookUp(own.delivery, deliveryType)) ?? deliveryType
    mark('delivery', t`Delivery`, messages.delivery({ value: deliveryType, label }), { deliveryType: undefined })
  }
  if (paymentStatus !== undefined)
    mark('payment', t`Payment`, messages.payment(paymentStatus), { paymentStatus: undefined })
  if (paymentMethod !== undefined)
    mark('method', t`Paid by`, messages.method(paymentMethod), { paymentMethod: undefined })
  if (printed !== undefined)
    mark('printed', t`Label`, isOrNot(printed, t`Printed`, t`Not printed yet`), { printed: undefined })
  if (province !== undefined) mark('province', t`Province`, province, { province: undefined })
  if (cancelled !== undefined)
    mark('cancelled', t`Status`, isOrNot(cancelled, messages.status('cancelled'), t`excluding cancelled`), {
      cancelled: undefined,
    })
  if (days !== undefined) mark('preset', t`Taken`, isDayPreset(days) ? dayMessages[days] : days, { days: undefined })
  const text = (day: string | undefined) => (day && isOrderDay(day) ? dayText(day, locale) : day)
  const [start, end] = [text(from), text(to)]
  if (start && end)
    mark('days', t`Taken`, start === end ? start : `${start} – ${end}`, { from: undefined, to: undefined })
  else if (start) mark('days', t`Taken`, t`from ${start}`, { from: undefined })
  else if (end) mark('days', t`Taken`, t`until ${end}`, { to: undefined })
  return marks
}
