import { isOutstanding } from '../../core/cod/cod.summary'
import type { Order } from '../../core/orders/orders.contract'
import { isToPrint } from '../../core/orders/orders.kinds'
import { orderRunning, printRunning } from '../../core/orders/orders.number'
import { phoneLines } from '../../core/orders/orders.search'
import { slipKey } from '../../core/orders/orders.slip'
import { thaiKey } from '../../core/orders/orders.thai-key'
import { orderText } from './orders.text'
import { textCode } from './orders.text-codes'

/** What lists filter by, apart from days and texts. */
export const kindOf = (order: Order) => ({
  shop_id: order.shopId,
  status: order.OrderStatus,
  payment_status: order.paymentStatus,
  payment_method: order.paymentMethod,
  delivery: order.DeliveryType.value,
  printed: Number(order.printAddrData.IsPrintAddr),
})

/** An order's columns: what lists filter and sort by, and the order as JSON. */
export function rowOf(order: Order, customer: number) {
  const { history } = order
  const { printId, printBy } = order.printAddrData
  return {
    number: order.OrderNumber,
    running: orderRunning(order.OrderNumber),
    print_running: printId === null ? null : printRunning(printId),
    version: order.version,
    created_at: Date.parse(order.createdAt),
    ...kindOf(order),
    total: order.total,
    province: textCode(order.province),
    province_key: thaiKey(order.province),
    name_key: thaiKey(order.name),
    customer,
    taken_by: textCode(history[0]?.by ?? ''),
    printed_by: textCode(printBy ?? ''),
    cod_due: Number(isOutstanding(order)),
    to_print: Number(isToPrint(order)),
    slip_key: slipKey(order.slip),
    json: orderText(order),
  }
}

/** Two line ends after each text, so that its last two characters start trigrams, too. */
export const lines = (texts: readonly string[]): string => texts.map((text) => `${text.toLowerCase()}\n\n`).join('')

export const orderWords = (order: Order) => ({
  words: lines([order.OrderNumber, order.name, order.phoneNumber, order.trackingNumber]),
  digits: phoneLines(order.phoneNumber),
})

export const customerWords = ({ name, phoneNumber }: Pick<Order, 'name' | 'phoneNumber'>) => ({
  words: lines([name, phoneNumber]),
  digits: phoneLines(phoneNumber),
})
