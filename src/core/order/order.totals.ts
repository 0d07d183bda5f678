import type { Satang } from '../kernel/money'
import { addSatang, noMoney, satang, timesSatang } from '../kernel/money'
import type { OrderLine } from '../orders/orders.contract'
import type { CODRule } from '../shops/shops.contract'

/** Order lines only. */
export function linesTotal(lines: Iterable<Pick<OrderLine, 'price' | 'Quantity'>>): Satang {
  let sum = noMoney
  for (const { price, Quantity } of lines) sum = addSatang(sum, timesSatang(price, Quantity))
  return sum
}

export type OrderAmounts = {
  lines: Iterable<Pick<OrderLine, 'price' | 'Quantity'>>
  discount: Satang
  shippingCost: Satang
  CODFee: Satang
  otherCost: Satang
}

/** What the customer pays: never negative, however large the discount. */
export function orderTotal({ lines, discount, shippingCost, CODFee, otherCost }: OrderAmounts): Satang {
  return satang(Math.max(0, linesTotal(lines) - discount + shippingCost + CODFee + otherCost))
}

/**
 * The fee by a shop's rule: a percentage is based on the total before the fee and rounded up to whole baht, with the
 * rule's minimum.
 */
export function codFee(rule: CODRule, totalBeforeFee: Satang): Satang {
  if (rule.kind === 'none') return noMoney
  if (rule.kind === 'fixed') return rule.value
  const hundredths = BigInt(Math.round(rule.value * 100))
  const wholeBaht = (BigInt(totalBeforeFee) * hundredths + 999_999n) / 1_000_000n
  return satang(Math.max(Number(wholeBaht) * 100, rule.minimum))
}
