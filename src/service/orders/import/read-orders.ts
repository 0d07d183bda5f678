import { bangkokDay } from '../../../core/kernel/clock'
import { lineOf } from './cells'
import type { Columns } from './columns'
import { orderRows, type RowProblem, type Rows } from './order-rows'
import { type ImportedOrder, readOrder, type Surroundings } from './read-order'

/** An order with the positions of its rows in the table. */
export type ReadOrder = { readonly rows: readonly number[]; readonly order: ImportedOrder }

export type Reading = {
  readonly orders: readonly ReadOrder[]
  readonly problems: readonly RowProblem[]
  /** positions of all rows of orders that can't be read */
  readonly rejected: readonly number[]
  /** how many rows have something in them */
  readonly count: number
}

const isFilled = (rows: Rows, row: number): boolean => (rows[row] ?? []).some((cell) => lineOf(cell) !== '')

/** The rows of each order. Rows with one number belong together, as does one that names goods only with the row before it. */
function groupsOf(rows: Rows, { head, of }: Columns): readonly (readonly number[])[] {
  const textIn = (row: number, fields: readonly Parameters<typeof of.get>[0][]) =>
    fields
      .flatMap((field) => of.get(field) ?? [])
      .map((column) => lineOf(rows[row]?.[column]))
      .join('')
  const groups: number[][] = []
  const byNumber = new Map<string, number[]>()
  let last: number[] | undefined
  for (let row = head + 1; row < rows.length; row++) {
    if (!isFilled(rows, row)) continue
    const number = textIn(row, ['number'])
    const isMore = number === '' && last && of.has('product') && textIn(row, ['date', 'name', 'phone', 'total']) === ''
    const known = isMore ? last : byNumber.get(number)
    if (known) {
      known.push(row)
      last = known
      continue
    }
    last = [row]
    groups.push(last)
    if (number !== '') byNumber.set(number, last)
  }
  return groups
}

const digest = async (text: string): Promise<string> => {
  const bytes = await globalThis.crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(bytes, 0, 6), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** An order without a number gets one from its content, so that it has the same one in every import. */
async function numbered(orders: readonly ReadOrder[]): Promise<ReadOrder[]> {
  const seen = new Map<string, number>()
  const all: ReadOrder[] = []
  for (const each of orders) {
    const { order } = each
    if (order.OrderNumber !== '') {
      all.push(each)
      continue
    }
    const { createdAt, name, phoneNumber, total, ProductOrders } = order
    const content = JSON.stringify([createdAt, name, phoneNumber, total, ProductOrders])
    const nth = seen.get(content) ?? 0
    seen.set(content, nth + 1)
    const day = bangkokDay(Date.parse(createdAt)).replaceAll('-', '')
    all.push({ ...each, order: { ...order, OrderNumber: `OLD-${day}-${await digest(`${nth} ${content}`)}` } })
  }
  return all
}

/** Reads the orders of a table, and what is wrong with its rows. */
export async function readOrders(rows: Rows, columns: Columns, surroundings: Surroundings): Promise<Reading> {
  const groups = groupsOf(rows, columns)
  const orders: ReadOrder[] = []
  const problems: RowProblem[] = []
  const rejected: number[] = []
  for (const positions of groups) {
    const reader = orderRows(rows, columns, positions)
    const order = readOrder(reader, surroundings)
    if (order) orders.push({ rows: positions, order })
    else rejected.push(...positions)
    problems.push(...reader.problems)
  }
  return {
    orders: await numbered(orders),
    problems,
    rejected: rejected.sort((one, other) => one - other),
    count: groups.reduce((sum, { length }) => sum + length, 0),
  }
}
