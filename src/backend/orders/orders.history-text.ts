import type { Order, OrderChange } from '../../core/orders/orders.contract'
import { isWhole, lengthened, shortened, sinceOf, timeOf, usualValues } from './orders.short-values'

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
/** The value before the first change of a field. */
const first: ReadonlyMap<string, string> = new Map([['paymentStatus', 'unpaid']])

/*
 * One after the other: the time since the change before, the place of the name, the field, the value before or 0 for that of the
 * change before, and the value after. Most changes are by the first name, from the value of the change before, or `first`, to a
 * usual one: in place of the last four, they have one number below 0.
 */
const fieldsOfUsual = 32
const usualChange = (field: number, to: number): number => -1 - (to * fieldsOfUsual + field)

/** A history as text: first all names, then two or five values per change. */
export function historyText(history: Order['history']): string {
  if (!history.every((change) => isWhole(change, changeFields))) return JSON.stringify(history)
  const names = [...new Set(history.map(({ by }) => by))]
  const values = new Map<string, string>()
  let since = 0
  const changes = history.flatMap(({ at, by, field, from, to }) => {
    const time = sinceOf(since, at)
    if (typeof time === 'number') since += time
    const before = values.get(field)
    values.set(field, to)
    const [name, changed, after] = [names.indexOf(by), shortened(changedFields, field), shortened(usualValues, to)]
    return name === 0 &&
      from === (before ?? first.get(field) ?? '') &&
      typeof changed === 'number' &&
      typeof after === 'number'
      ? [time, usualChange(changed, after)]
      : [time, name, changed, from === (before ?? '') ? 0 : from, after]
  })
  return JSON.stringify([names, ...changes])
}

export function historyOf(text: string): Order['history'] {
  const [names, ...stored] = JSON.parse(text)
  if (!Array.isArray(names)) return names === undefined ? [] : [names, ...stored]
  const values = new Map<string, string>()
  const history: OrderChange[] = []
  let since = 0
  const add = (time: number | string, by: string, field: string, from: string, to: string) => {
    const at = timeOf(since, time)
    if (typeof time === 'number') since += time
    history.push({ at, by, field, from, to })
    values.set(field, to)
  }
  for (let nth = 0; nth < stored.length; ) {
    const [time, code] = stored.slice(nth, nth + 2)
    if (code < 0) {
      const change = -1 - code
      const field = changedFields[change % fieldsOfUsual] as string
      const to = usualValues[Math.floor(change / fieldsOfUsual)] as string
      add(time, names[0], field, values.get(field) ?? first.get(field) ?? '', to)
      nth += 2
      continue
    }
    const [changed, before, after] = stored.slice(nth + 2, nth + 5)
    const field = lengthened(changedFields, changed)
    const from = before === 0 ? (values.get(field) ?? '') : before
    add(time, names.at(code), field, from, lengthened(usualValues, after))
    nth += 5
  }
  return history
}
