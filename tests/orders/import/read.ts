import { readOrders } from '../../../src/core/orders/import/read-orders'
import type { Cell } from '../../../src/core/orders/sheet/cells'
import { columnsOf, readMap } from '../../../src/core/orders/sheet/heading-columns'

export const now = Date.parse('2026-11-25T12:00:00+07:00')

/** Reads a table with a shop called บ้านชา. */
export async function read(rows: Cell[][], ...map: string[]) {
  const columns = columnsOf(rows, readMap(map))
  const { orders, problems, ...rest } = await readOrders(rows, columns, {
    now,
    shop: 1,
    shopOf: (text) => (text === 'บ้านชา' ? 2 : undefined),
    storedOf: async () => new Set(),
  })
  return {
    ...rest,
    orders: orders.map(({ order }) => order),
    problems: problems.map(({ row, heading, text }) => `${row + 1} ${heading}: ${text}`),
  }
}
