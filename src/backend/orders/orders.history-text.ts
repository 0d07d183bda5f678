import type { Order, OrderChange } from '../../core/orders/orders.contract'
import { isWhole, lengthened, shortened, sinceOf, timeOf } from './orders.short-values'

/** Stored by their place: never change one, add new ones behind. */
const changedFields: readonly string[] = [
  'OrderStatus',
  'paymentStatus',
  'trackingNumber',
  'slip',
  'name',
  'phoneNumber',
  'address',
  'ProductOrders',
  'note',
  'printAddrData',
]

const changeFields = ['at', 'by', 'field', 'from', 'to']
/** One after the other: the time since the change before, the place of the name, the field, the value before, the value after. */
const perChange = changeFields.length

/** A history as text: first all names, then five values per change. */
export function historyText(history: Order['history']): string {
  if (!history.every((change) => isWhole(change, changeFields))) return JSON.stringify(history)
  const names = [...new Set(history.map(({ by }) => by))]
  const values = new Map<string, string>()
  let since = 0
  const changes = history.flatMap(({ at, by, field, from, to }) => {
    const time = sinceOf(since, at)
    if (typeof time === 'number') since += time
    const isAsBefore = from === (values.get(field) ?? '')
    values.set(field, to)
    return [time, names.indexOf(by), shortened(changedFields, field), isAsBefore ? 0 : from, to]
  })
  return JSON.stringify([names, ...changes])
}

export function historyOf(text: string): Order['history'] {
  const [names, ...stored] = JSON.parse(text)
  if (!Array.isArray(names)) return names === undefined ? [] : [names, ...stored]
  const values = new Map<string, string>()
  const history: OrderChange[] = []
  let since = 0
  for (let nth = 0; nth < stored.length; nth += perChange) {
    const [time, by, changed, before, to] = stored.slice(nth, nth + perChange)
    const field = lengthened(changedFields, changed)
    const at = timeOf(since, time)
    if (typeof time === 'number') since += time
    history.push({ at, by: names.at(by), field, from: before === 0 ? (values.get(field) ?? '') : before, to })
    values.set(field, to)
  }
  return history
}
