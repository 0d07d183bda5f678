import { canTakeMessage, type LineDifference, lineDifferences } from '../../../core/order/paste/order.paste.compare'
import { amountOf } from '../../../core/order/paste/order.paste.fields'
import { chosenProduct } from '../../../core/order/paste/order.paste.items'
import { paymentDifference } from '../../../core/order/paste/order.paste.payment'
import { wholePhones } from '../../../core/order/paste/order.paste.warnings'
import { longestLineText } from '../../../core/orders/orders.line'
import { groupedPhones } from '../../../core/orders/orders.phones'
import { useCart } from '../../cart/use-cart'
import type { OrderDifference } from '../order-message'
import type { OpenOrder } from '../use-order'
import type { Paste } from './use-paste'

function otherPhone(said: string, has: string): OrderDifference['phone'] {
  const [named, entered] = [wholePhones(said), wholePhones(has)]
  const isOther = named.length > 0 && entered.length > 0 && !entered.some((phone) => named.includes(phone))
  return isOther ? { said: groupedPhones(named.join()), has: groupedPhones(entered.join()) } : undefined
}

/** Where the order differs from its message. */
export function useDifference(order: OpenOrder, paste: Paste): OrderDifference | undefined {
  const cart = useCart()
  const lines = lineDifferences(paste.items, order.lines)
  const amount = amountOf(paste.reading?.found ?? [])
  const isOther = amount !== undefined && order.lines.length > 0 && amount !== order.totals.total

  const phone = otherPhone(paste.reading?.values.phoneNumber ?? '', order.fields.phoneNumber)

  const payment = paymentDifference(paste.reading, order.fields)

  const give = ({ item, said, lines: [first, ...others] }: LineDifference) => {
    for (const line of others) cart.remove(line.uq)
    const product = item && chosenProduct(item)
    if (first && said > 0) cart.setQuantity(first, said)
    else if (first) cart.remove(first.uq)
    else if (product) cart.add(product, said)
    else if (item && item.price !== null) cart.write(item.text.slice(0, longestLineText), item.price, said)
  }
  if (lines.length === 0 && !isOther && !phone && !payment) return undefined
  return {
    lines,
    phone,
    payment,
    amount: isOther ? amount : undefined,
    takeMessage: canTakeMessage(lines)
      ? () => {
          lines.forEach(give)
          paste.noteAdded(paste.items.map(({ key }) => key))
        }
      : undefined,
  }
}
