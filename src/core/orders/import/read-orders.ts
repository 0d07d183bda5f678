import { bangkokDay } from '../../kernel/clock'
import { isTotalName } from '../../kernel/total-row'
import { isEmpty, lineOf } from '../sheet/cells'
import type { Columns, ImportField } from '../sheet/heading-columns'
import { orderRows, type RowProblem, type Rows } from '../sheet/order-rows'
import { shortDatesIn } from './moments'
import { type ImportedOrder, readOrder, type Surroundings } from './read-order'

/** An order with the positions of its rows in the table. */
export type ReadOrder = { readonly rows: readonly number[]; readonly order: ImportedOrder }

export type Reading = {
  readonly orders: readonly ReadOrder[]
  readonly problems: readonly RowProblem[]
  /** positions of all rows of orders that can't be read */
  readonly rejected: readonly number[]
  /** positions of rows of sums, which are left out */
  readonly totals: readonly number[]
  /** how many rows have something in them */
  readonly count: number
}

const isFilled = (rows: Rows, row: number): boolean => (rows[row] ?? []).some((cell) => !isEmpty(cell))

type Groups = {
  /** the rows of each order */
  readonly orders: readonly (readonly number[])[]
  /** rows of sums, which are no orders */
  readonly totals: readonly number[]
}

/** Rows with one number belong together, as does one that names goods only with the row before it. */
function groupsOf(rows: Rows, { head, of }: Columns): Groups {
  const cellsIn = (row: number, fields: readonly ImportField[]) =>
    fields
      .flatMap((field) => of.get(field) ?? [])
      .map((column) => rows[row]?.[column])
      .filter((cell) => !isEmpty(cell))
      .map(lineOf)
  const isTotal = (row: number) =>
    isTotalName(lineOf(rows[row]?.find((cell) => !isEmpty(cell)))) &&
    cellsIn(row, ['number', 'date', 'phone']).every(isTotalName)
  const orders: number[][] = []
  const totals: number[] = []
  const byNumber = new Map<string, number[]>()
  let last: number[] | undefined
  for (let row = head + 1; row < rows.length; row++) {
    if (!isFilled(rows, row)) continue
    if (isTotal(row)) {
      totals.push(row)
      continue
    }
    const number = cellsIn(row, ['number']).join('')
    const isMore =
      number === '' && last && of.has('product') && cellsIn(row, ['date', 'name', 'phone', 'total']).length === 0
    const known = isMore ? last : byNumber.get(number)
    if (known) {
      known.push(row)
      last = known
      continue
    }
    last = [row]
    orders.push(last)
    if (number !== '') byNumber.set(number, last)
  }
  return { orders, totals }
}

const digest = async (text: string): Promise<string> => {
  const bytes = await globalThis.crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(bytes, 0, 6), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

type Unnumbered = ReadOrder & {
  /** the row that this one was in the file which it was rejected from; '' if it was not */
  readonly rejectedRow: string
}

const contentOf = ({ createdAt, name, phoneNumber, total, ProductOrders }: ImportedOrder): string =>
  JSON.stringify([createdAt, name, phoneNumber, total, ProductOrders])

async function numberOf({ createdAt }: ImportedOrder, content: string): Promise<string> {
  const day = bangkokDay(Date.parse(createdAt)).replaceAll('-', '')
  return `OLD-${day}-${await digest(content)}`
}

/** The number of a row that was rejected, corrected, and imported from the file of rejected rows. */
const correctedNumber = (order: ImportedOrder, row: string): Promise<string> =>
  numberOf(order, `row ${row} ${contentOf(order)}`)

/**
 * An order without a number gets one from its content, so that it has the same one in every import; of equal orders, the
 * second one has another. A corrected row may have become equal to one that was accepted, so its number is that of its row.
 */
async function numbered(
  orders: readonly Unnumbered[],
  storedOf: Surroundings['storedOf'],
): Promise<readonly ReadOrder[]> {
  const unnumbered = orders.filter(({ order }) => order.OrderNumber === '')
  const corrected = new Map<Unnumbered, string>()
  for (const each of unnumbered)
    corrected.set(each, await correctedNumber(each.order, each.rejectedRow || String((each.rows[0] ?? 0) + 1)))
  const stored = await storedOf([...corrected.values()])
  const seen = new Map<string, number>()
  const numberFor = async (each: Unnumbered): Promise<string> => {
    const ofRow = corrected.get(each) ?? ''
    if (each.rejectedRow !== '' || stored.has(ofRow)) return ofRow
    const content = contentOf(each.order)
    const nth = seen.get(content) ?? 0
    seen.set(content, nth + 1)
    return numberOf(each.order, `${nth} ${content}`)
  }
  const all: ReadOrder[] = []
  for (const each of orders) {
    const { rows, order } = each
    all.push({ rows, order: corrected.has(each) ? { ...order, OrderNumber: await numberFor(each) } : order })
  }
  return all
}

/** Reads the orders of a table, and what is wrong with its rows. */
export async function readOrders(rows: Rows, columns: Columns, surroundings: Surroundings): Promise<Reading> {
  const groups = groupsOf(rows, columns)
  const [dateColumn = -1] = columns.of.get('date') ?? []
  const shortDates = shortDatesIn(
    groups.orders.flat().map((row) => rows[row]?.[dateColumn]),
    surroundings.now,
  )
  const orders: Unnumbered[] = []
  const problems: (readonly RowProblem[])[] = []
  const rejected: (readonly number[])[] = []
  for (const positions of groups.orders) {
    const reader = orderRows(rows, columns, positions)
    const order = readOrder(reader, surroundings, shortDates)
    const rejectedRow = reader.inRow('rejectedRow', positions[0] ?? 0, lineOf) ?? ''
    if (order) orders.push({ rows: positions, order, rejectedRow })
    else rejected.push(positions)
    problems.push(reader.problems)
  }
  return {
    orders: await numbered(orders, surroundings.storedOf),
    problems: problems.flat(),
    rejected: rejected.flat().sort((one, other) => one - other),
    totals: groups.totals,
    count: groups.orders.reduce((sum, { length }) => sum + length, groups.totals.length),
  }
}

const numbers = new Intl.Collator('en', { numeric: true })
/** In the order in which they were taken: of equal times, which may be days, by number. Lists show the last one stored first. */
export const inOrder = (orders: readonly ReadOrder[]): readonly ReadOrder[] =>
  orders.toSorted(
    ({ order: one }, { order: other }) =>
      Date.parse(one.createdAt) - Date.parse(other.createdAt) || numbers.compare(one.OrderNumber, other.OrderNumber),
  )
