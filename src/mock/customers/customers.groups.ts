import { isRefusedCOD } from '../../core/orders/orders.kinds'
import { customerKey } from '../../core/orders/orders.search'
import { type CustomerGroups, type OrderIndex, orderBy, orderOf, phonesAt } from '../orders/orders.index'

function numberOf(numbers: Map<string, number>, index: OrderIndex, position: number): number {
  const customer = customerKey(orderOf(index, position).name, phonesAt(index, position))
  const known = numbers.get(customer)
  if (known !== undefined) return known
  numbers.set(customer, numbers.size)
  return numbers.size - 1
}

function counted(index: OrderIndex, numbers: Map<string, number>, customers: Int32Array): CustomerGroups {
  const counts = new Int32Array(numbers.size)
  const refused = new Int32Array(numbers.size)
  const latest = new Int32Array(numbers.size)
  let found = 0
  for (const position of orderBy(index, 'newest')) {
    const customer = customers[position] as number
    if (counts[customer] === 0) latest[found++] = position
    counts[customer] = (counts[customer] as number) + 1
    if (isRefusedCOD(orderOf(index, position))) refused[customer] = (refused[customer] as number) + 1
  }
  return { numbers, customers, latest: latest.subarray(0, found), counts, refused }
}

export function groupsOf(index: OrderIndex): CustomerGroups {
  if (!index.groups) {
    const numbers = new Map<string, number>()
    const customers = new Int32Array(index.rows.length)
    for (let position = 0; position < customers.length; position++)
      customers[position] = numberOf(numbers, index, position)
    index.groups = counted(index, numbers, customers)
  }
  return index.groups
}

/** After some orders changed or came: whose the others are is known. */
export function groupsAfter(before: CustomerGroups, index: OrderIndex, changed: readonly number[]): CustomerGroups {
  // numbers are only added: the version before does not know the new ones
  const { numbers } = before
  const customers = new Int32Array(index.rows.length)
  customers.set(before.customers)
  for (const position of changed) customers[position] = numberOf(numbers, index, position)
  return counted(index, numbers, customers)
}
