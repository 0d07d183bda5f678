import type { Order, OrderLine } from '../../core/orders/orders.contract'
import { printNumber, printRunning } from '../../core/orders/orders.number'
import { isWhole, sinceOf, timeOf } from './orders.short-values'

// Parts of an order's text: an array without the names of fields; what doesn't fit stays as it is.

const lineFields = ['uq', 'productId', 'name', 'price', 'Quantity']

type ShortLine = [
  uq: string | 0,
  productId: OrderLine['productId'],
  name: string,
  price: OrderLine['price'],
  Quantity: number,
]

/** The usual key of a line is that of its product. */
export function shortLine(line: OrderLine): ShortLine | OrderLine {
  if (!isWhole(line, lineFields)) return line
  const { uq, productId, name, price, Quantity } = line
  return [uq === `p${productId}` ? 0 : uq, productId, name, price, Quantity]
}

export function wholeLine(stored: ShortLine | OrderLine): OrderLine {
  if (!Array.isArray(stored)) return stored
  const productId = stored[1]
  return {
    uq: stored[0] === 0 ? `p${productId}` : stored[0],
    productId,
    name: stored[2],
    price: stored[3],
    Quantity: stored[4],
  }
}

type Print = Order['printAddrData']
type ShortPrint = [
  printed: number,
  printId: number | Print['printId'],
  at: number | string | null,
  printBy: Print['printBy'],
]
/** The number in a text of our own form, of which it is all that varies; else the text. */
export const numberIn = (text: string, running: number, form: (running: number) => string): number | string =>
  running > 0 && form(running) === text ? running : text

const printFields = ['IsPrintAddr', 'printId', 'printAddrDate', 'printBy']

export function shortPrint(print: Print, since: number): 0 | ShortPrint | Print {
  if (!isWhole(print, printFields)) return print
  const { IsPrintAddr, printId, printAddrDate, printBy } = print
  if (!IsPrintAddr && printId === null && printAddrDate === null && printBy === null) return 0
  const id = printId === null ? null : numberIn(printId, printRunning(printId), printNumber)
  return [Number(IsPrintAddr), id, printAddrDate === null ? null : sinceOf(since, printAddrDate), printBy]
}

export function wholePrint(stored: 0 | ShortPrint | Print, since: number): Print {
  if (stored === 0) return { IsPrintAddr: false, printId: null, printAddrDate: null, printBy: null }
  if (!Array.isArray(stored)) return stored
  return {
    IsPrintAddr: stored[0] === 1,
    printId: typeof stored[1] === 'number' ? printNumber(stored[1]) : stored[1],
    printAddrDate: stored[2] === null ? null : timeOf(since, stored[2]),
    printBy: stored[3],
  }
}

type Slip = NonNullable<Order['slip']>
/** The person who checked it; 0 for the one who printed the label. */
type ShortSlip = [amount: Slip['amount'], paid: number | string, checkedBy: string | 0]
const slipFields = ['amount', 'paidAt', 'checkedBy']

export function shortSlip(slip: Slip, since: number, printBy: Print['printBy']): ShortSlip | Slip {
  if (!isWhole(slip, slipFields)) return slip
  const { amount, paidAt, checkedBy } = slip
  return [amount, sinceOf(since, paidAt), checkedBy === printBy ? 0 : checkedBy]
}

/** safe cast: 0 is written only for the one who printed */
export function wholeSlip(stored: ShortSlip | Slip, since: number, printBy: Print['printBy']): Slip {
  if (!Array.isArray(stored)) return stored
  const [amount, paid, checkedBy] = stored
  return { amount, paidAt: timeOf(since, paid), checkedBy: checkedBy === 0 ? (printBy as string) : checkedBy }
}
